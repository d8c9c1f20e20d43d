/** What can be scheduled. */
interface Task {
	name: string;
	after?: string[];
}

/**
 * Runs tasks side by side: the first in the list whose predecessors have passed starts as soon as there is room.
 * A predecessor that is not in the list counts as passed; what waits for one that failed is left out.
 *
 * @param most how many run at once
 * @param run runs one; resolves to whether it passed
 * @returns names of the tasks that were left out
 */
export async function schedule<T extends Task>(
	tasks: readonly T[],
	most: number,
	run: (task: T) => Promise<boolean>,
): Promise<string[]> {
	const waiting = [...tasks];
	const running = new Map<string, Promise<void>>();
	const failed = new Set<string>();
	const leftOut: string[] = [];
	const isOpen = (name: string) => running.has(name) || waiting.some((task) => task.name === name);
	while (waiting.length > 0 || running.size > 0) {
		const doomed = waiting.find(({ after = [] }) => after.some((name) => failed.has(name)));
		if (doomed) {
			waiting.splice(waiting.indexOf(doomed), 1);
			failed.add(doomed.name);
			leftOut.push(doomed.name);
			continue;
		}
		const next = waiting.find(({ after = [] }) => !after.some(isOpen));
		if (next && running.size < most) {
			waiting.splice(waiting.indexOf(next), 1);
			const end = run(next).then((passed) => {
				running.delete(next.name);
				if (!passed) failed.add(next.name);
			});
			running.set(next.name, end);
		} else if (running.size > 0) await Promise.race(running.values());
	}
	return leftOut;
}
