/** Name of the site's only Trusted Types policy: the security policy allows it, `client/trusted.ts` makes it. */
export const trustedTypesPolicy = 'unleash-docs';
