/** A usage error, reported in one line without a stack trace. */
export class Refusal extends Error {}

const NOUN = /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/;

/** The plural of a regular English noun. Others are given with --plural. */
export function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** Every form of a record's name that the templates use: `OptionList` becomes option-list, optionLists, OPTION_LIST … */
export function namesOf(name, plural = pluralOf(name)) {
  for (const one of [name, plural])
    if (!NOUN.test(one))
      throw new Refusal(`"${one}" is not a noun in PascalCase, such as Supplier or PriceList.`);
  if (name === plural) throw new Refusal(`The plural of "${name}" must differ from it: add --plural.`);
  return {
    Name: name,
    Names: plural,
    name: camel(name),
    names: camel(plural),
    NAME: joined(name, '_').toUpperCase(),
    table: joined(name, '_'),
    file: joined(name, '-'),
    files: joined(plural, '-'),
    words: joined(name, ' '),
    manyWords: joined(plural, ' '),
    ManyWords: capital(joined(plural, ' ')),
    A: /^[AEIOU]/.test(name) ? 'An' : 'A',
  };
}

const camel = (name) => name.charAt(0).toLowerCase() + name.slice(1);
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (name, by) => name.replace(/(?!^)[A-Z]/g, (letter) => by + letter).toLowerCase();
