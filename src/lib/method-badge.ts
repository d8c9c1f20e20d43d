/** A method as its badge says it. Badges have one width: DELETE is the only word too long for it. */
export const methodBadge = (method: string) => (method === 'DELETE' ? 'DEL' : method);
