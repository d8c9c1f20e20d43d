export function track(name: string, data: object) {
  console.log(name, JSON.stringify(data));
}
