import { expect, test } from 'vitest';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import { SCREENS, screenSchema } from '../../src/schemas/screen.ts';
import { readYamlFolder } from '../../src/schemas/yaml-folder.ts';
import { labelsOf } from '../../src/ui/components/screen/labels.ts';
import { labelFinder } from '../../src/verify/claims/interface.ts';

/** The server sends the names of permissions, so the code of the admin UI does not hold them. */
const permissions = Object.values(readFacts('permissions')).map(({ name }) => name);

test('drawn screens have the labels of the admin UI', () => {
	const isLabel = labelFinder();
	const wrong = [...readYamlFolder(SCREENS, screenSchema)].flatMap(([name, data]) =>
		labelsOf(data)
			.filter((label) => !permissions.includes(label) && !isLabel(label))
			.map((label) => `src/content/screens/${name}.yaml: "${label}"`),
	);
	expect(wrong).toEqual([]);
});
