/**
 * The oldest browsers in which everything works, as targets of the bundler. They are the first with all of
 * `light-dark()`, `:has()`, popovers, nested rules and `Promise.withResolvers`. Others show the same pages in plainer
 * form; the page `/writing/deployment` says how.
 */
export const browserFloor = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];
