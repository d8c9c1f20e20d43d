/** Name of the site's only Trusted Types policy: the security policy allows it, `client/trusted.ts` makes it. */
export const trustedTypesPolicy = 'unleash-docs';

/** Name of the policy that loads `TRACKING_SCRIPTS`. The security policy allows it only where there are some. */
export const trackingPolicy = 'unleash-docs-tracking';
