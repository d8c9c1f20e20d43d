// The format of the file that import-flags.mjs reads: what may stand in it, and what is said about a mistake.
import { readFileSync } from 'node:fs';

const mistakes = new Set();
/** Notes a mistake, unless all is right. */
export function need(isRight, where, found, expected, write) {
  if (isRight) return;
  const shown = JSON.stringify(found) ?? 'nothing';
  const advice = typeof write === 'function' ? write(found) : write;
  mistakes.add(`${where}\n  found     ${shown}\n  expected  ${expected}\n  write     ${advice}`);
}
export function stopOnMistakes(file) {
  if (mistakes.size === 0) return;
  console.error(`${counted(mistakes.size, 'mistake')} in ${file}, nothing was changed`);
  for (const mistake of mistakes) console.error(`\n${mistake}`);
  process.exit(1);
}
export const counted = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

const value = (fits, expected, write, isRequired = false) => ({ fits, expected, write, isRequired });
const required = (shape) => ({ ...shape, isRequired: true });
const oneOf = (names) => value((given) => names.includes(given), names.join(', '), `"${names[0]}"`);
const isText = (given) => typeof given === 'string' && given !== '';
const TEXT = value(isText, 'a text', (found) => JSON.stringify(String(found || '…')));
const TEXT_OR_NONE = { ...TEXT, fits: (given) => typeof given === 'string' };
const slug = (found) => `"${String(found ?? 'new-checkout').replaceAll(/[^\w.~-]+/g, '-')}"`;
const TEXTS = { each: TEXT };
const SWITCH = value((given) => typeof given === 'boolean', 'true or false', 'true');
const NAME = required(TEXT);

const LIST_OPERATORS = ['IN', 'NOT_IN', 'STR_STARTS_WITH', 'STR_ENDS_WITH', 'STR_CONTAINS'];
const OPERATORS = {
  NUM: [['EQ', 'GT', 'GTE', 'LT', 'LTE'], /^-?\d+(\.\d+)?$/, '"value": "18"'],
  DATE: [['AFTER', 'BEFORE'], /^\d{4}-\d\d-\d\dT\d\d:\d\d/, '"value": "2026-12-01T00:00:00Z"'],
  SEMVER: [['EQ', 'GT', 'GTE', 'LT', 'LTE'], /^\d+\.\d+\.\d+([-+].+)?$/, '"value": "2.4.0"'],
};
const VALUE_OPERATORS = Object.entries(OPERATORS).flatMap(([kind, [ends]]) => ends.map((end) => `${kind}_${end}`));
const CONSTRAINT = {
  fields: {
    contextName: NAME,
    operator: required(oneOf([...LIST_OPERATORS, ...VALUE_OPERATORS, 'REGEX'])),
    values: TEXTS,
    value: TEXT,
    inverted: SWITCH,
    caseInsensitive: SWITCH,
  },
  also({ operator, values = [], value: single }, where) {
    if (LIST_OPERATORS.includes(operator)) {
      need(values.length > 0, `${where}.values`, single, 'at least one text', '"values": ["NO", "SE"]');
    } else {
      const [, form, write] = OPERATORS[operator.split('_')[0]] ?? [[], /./, '"value": "^beta-"'];
      need(form.test(single ?? ''), `${where}.value`, single ?? values, `one text for ${operator}`, write);
    }
  },
};
const isJson = (text) => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};
const PAYLOAD = {
  fields: { type: required(oneOf(['string', 'number', 'json', 'csv'])), value: NAME },
  also({ type, value: text }, where) {
    need(type !== 'json' || isJson(text), `${where}.value`, text, 'JSON as a text', '"value": "{\\"steps\\":1}"');
  },
};
const isPercent = (given, step) => given >= 0 && given <= 100 && Number.isInteger(Number((given / step).toFixed(6)));
const WEIGHT = value((given) => isPercent(given, 0.1), 'percent with at most one decimal', '33.3');
const VARIANT = { fields: { name: NAME, weight: required(WEIGHT), payload: PAYLOAD } };
const RULE = {
  fields: {
    title: TEXT,
    constraints: { each: CONSTRAINT },
    segments: TEXTS,
    rollout: value(
      (given) => typeof given === 'number' && isPercent(given, 1),
      'a whole number from 0 to 100',
      (found) => Number.parseInt(found, 10) || 100,
    ),
    stickiness: TEXT,
    variants: { each: VARIANT },
  },
  also({ variants = [] }, where) {
    const sum = variants.reduce((total, { weight }) => total + Math.round(weight * 10), 0) / 10;
    const isWhole = variants.length === 0 || sum === 100;
    need(isWhole, `${where}.variants`, sum, 'weights with the sum 100', 'weights that add up');
    onlyOnce(variants, `${where}.variants`);
  },
};
const ENVIRONMENT = {
  fields: { enabled: required(SWITCH), rules: { each: RULE } },
  also({ enabled, rules = [] }, where) {
    const isRuled = !enabled || rules.length > 0;
    need(isRuled, `${where}.rules`, rules, 'a rule where a flag is on', '"rules": [{}] for everybody');
  },
};
const isTag = (given) => /^[\w.~-]{2,50}:\S.{0,48}\S$/.test(given);
const TAG = value(isTag, 'type:value, 2 to 50 characters each', '"simple:shop"');
const FLAG = {
  fields: {
    name: value((given) => /^(?!\.\.?$)[\w.~-]{1,100}$/.test(given), 'letters, digits and - _ . ~', slug, true),
    type: oneOf(['release', 'experiment', 'operational', 'kill-switch', 'permission', 'sunset']),
    description: TEXT_OR_NONE,
    project: TEXT,
    tags: { each: TAG },
    parent: { fields: { flag: NAME, enabled: SWITCH, variants: TEXTS } },
    environments: required({ byName: ENVIRONMENT }),
    notCarriedOver: TEXTS,
  },
  also({ parent }, where, all) {
    const above = all.find(({ name }) => name === parent?.flag)?.parent;
    need(!above, `${where}.parent.flag`, parent?.flag, 'a flag that has no parent itself', `"flag": "${above?.flag}"`);
  },
};
const SEGMENT = { fields: { name: NAME, description: TEXT_OR_NONE, constraints: required({ each: CONSTRAINT }) } };
const FILE = {
  fields: { segments: { each: SEGMENT }, flags: required({ each: FLAG }) },
  also({ segments = [], flags }) {
    onlyOnce(segments, 'segments');
    onlyOnce(flags, 'flags');
  },
};

function onlyOnce(things, where) {
  const names = things.map(({ name }) => name);
  const twice = names.filter((given, at) => names.indexOf(given) !== at);
  for (const name of new Set(twice)) need(false, where, name, 'each name once', 'another name');
}
function check(given, shape, where, siblings) {
  const before = mistakes.size;
  if (shape.fits) need(shape.fits(given), where, given, shape.expected, shape.write);
  else if (shape.each) {
    need(Array.isArray(given), where, given, 'a list', '[]');
    if (Array.isArray(given)) given.forEach((item, at) => check(item, shape.each, `${where}[${at}]`, given));
  } else if (given?.constructor !== Object) need(false, where || 'the whole file', given, 'an object', '{}');
  else {
    const known = shape.fields ?? Object.fromEntries(Object.keys(given).map((name) => [name, shape.byName]));
    const path = (name) => (where ? `${where}.${name}` : name);
    for (const name of Object.keys(given)) {
      if (known[name]) check(given[name], known[name], path(name));
      else need(false, path(name), given[name], Object.keys(known).join(', '), 'one of these names, or remove it');
    }
    for (const [name, { isRequired, write }] of Object.entries(known)) {
      const isThere = !isRequired || name in given;
      need(isThere, path(name), undefined, 'this field, which has no default', write ?? `"${name}": …`);
    }
  }
  if (mistakes.size === before) shape.also?.(given, where, siblings);
}

/** Reads a file and notes all mistakes in it. */
export function readFlagFile(file) {
  try {
    // Editors on Windows may put an invisible mark before the text.
    const input = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    check(input, FILE, '');
    return input;
  } catch (error) {
    need(false, file, error.message, 'a file that holds JSON', 'such a file, or its right name');
  }
}
