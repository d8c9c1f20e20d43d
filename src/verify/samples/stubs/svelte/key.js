export const KEY = Symbol('unleash');
