/** Whether the connection is slow or the reader saves data: then nothing is loaded ahead. */
export function isSparing(): boolean {
	const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
	return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
