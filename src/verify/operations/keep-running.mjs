/**
 * Loaded into the server of the trials: leaves out the listener with which the package db-migrate ends the process when a
 * promise is rejected. A trial puts the database back while events of the one before are still handled.
 */

const { on } = process;
process.on = function (event, listener) {
	const ends = event === 'unhandledRejection' && /process\.exit/.test(String(listener));
	return ends ? this : on.call(this, event, listener);
};
