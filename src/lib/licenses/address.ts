/** Root-relative address of the license notices. */
export const LICENSES = '/third-party-licenses.txt';
