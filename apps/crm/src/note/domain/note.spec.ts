import { mentionOf } from '@quillcare/rules';
import {
  DEFAULT_MEDICAL_READERS,
  mayReadNotes,
  mayWriteNotes,
  noteEntityType,
  noteType,
  ROLES,
  seesMedicalNotes,
} from '@quillcare/contracts';
import fc from 'fast-check';
import {
  checkMentioned,
  checkNote,
  mayChangeNote,
  mayDeleteNote,
  mayRestoreNote,
  MOST_MENTIONED,
  newlyMentioned,
  noteLabel,
  noteSearchKey,
  noteUrl,
} from './note';

const anyPerson = fc.record({ id: fc.uuid(), name: fc.constantFrom('Grace Kim', "Siobhán O'Brien") });
const anyPeople = fc.uniqueArray(anyPerson, { selector: ({ id }) => id, maxLength: 8 });
const textOf = (people: { id: string; name: string }[]) =>
  people.map((person) => `Ask ${mentionOf(person)}.`).join(' ');
const pathsOf = (work: () => void): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return (error as { errors: { path: string }[] }).errors.map(({ path }) => path);
  }
};

describe('a note', () => {
  it('accepts a type on clients and a parent on comments only, and MEDICAL from its readers only', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...noteEntityType.options),
        fc.constantFrom(...noteType.options),
        fc.option(fc.uuid()),
        fc.boolean(),
        (entityType, type, parentId, seesMedical) => {
          const wrong = pathsOf(() => checkNote({ entityType, type, parentId }, seesMedical));
          const isTypeWrong =
            type !== 'GENERAL' && (entityType !== 'CLIENT_NOTE' || (type === 'MEDICAL' && !seesMedical));
          const isParentWrong = parentId !== null && entityType !== 'QUOTE_COMMENT';
          expect(wrong).toEqual([...(isTypeWrong ? ['type'] : []), ...(isParentWrong ? ['parentId'] : [])]);
        },
      ),
    );
  });

  it('is labelled in the audit by its type and record, never by its text', () => {
    expect(noteLabel({ entityType: 'CLIENT_NOTE', type: 'MEDICAL', parentId: null })).toBe(
      'Medical note on a client',
    );
    expect(noteLabel({ entityType: 'QUOTE_COMMENT', type: 'GENERAL', parentId: 'x' })).toBe(
      'Reply on a quote',
    );
  });

  it('is searchable by its visible text, not by an id in a mention', () => {
    expect(noteSearchKey('Ask @[Siobhán Kim](0189-ab) about café')).toBe('ask @siobhan kim about cafe');
  });

  it('links to its record', () => {
    expect(noteUrl('CLIENT_NOTE', 'c', 'n')).toBe('/clients/c?note=n');
    expect(noteUrl('QUOTE_COMMENT', 'q', null)).toBe('/quotes/view/q');
  });
});

describe('mentions in a note', () => {
  it('accept only people who may read it, or who were mentioned before', () => {
    fc.assert(
      fc.property(anyPeople, anyPeople, fc.func(fc.boolean()), (before, added, reads) => {
        const everybody = [...before, ...added];
        const readers = new Set(everybody.map(({ id }) => id).filter((id) => reads(id)));
        const wrong = pathsOf(() => checkMentioned(textOf(everybody), textOf(before), readers));
        const known = new Set(before.map(({ id }) => id));
        const isRefused = added.some(({ id }) => !known.has(id) && !readers.has(id));
        expect(wrong).toEqual(isRefused ? ['text'] : []);
      }),
    );
  });

  it('are limited in number', () => {
    const many = Array.from({ length: MOST_MENTIONED + 1 }, (_, at) => ({ id: `u${at}`, name: 'Ann' }));
    const readers = new Set(many.map(({ id }) => id));
    expect(pathsOf(() => checkMentioned(textOf(many), '', readers))).toEqual(['text']);
    expect(pathsOf(() => checkMentioned(textOf(many.slice(1)), '', readers))).toEqual([]);
  });

  it('notify a person once, and not again when the surrounding text changes', () => {
    fc.assert(
      fc.property(anyPeople, anyPeople, (before, added) => {
        const text = textOf([...added, ...before, ...added]);
        const told = newlyMentioned(text, textOf(before));
        const known = new Set(before.map(({ id }) => id));
        expect(told.sort()).toEqual(
          [...new Set(added.map(({ id }) => id))].filter((id) => !known.has(id)).sort(),
        );
      }),
    );
  });
});

describe('permissions for a note', () => {
  const anyNote = fc.record({
    createdBy: fc.option(fc.constantFrom('a', 'b')),
    updatedBy: fc.option(fc.constantFrom('a', 'b')),
  });
  const anyReader = fc.record({ userId: fc.constantFrom('a', 'b'), role: fc.constantFrom(...ROLES) });

  it('let the author edit it, administrators also delete it, and whoever deleted it restore it', () => {
    fc.assert(
      fc.property(anyNote, anyReader, (note, person) => {
        const isAuthor = note.createdBy === null || note.createdBy === person.userId;
        const isAdmin = person.role === 'ORG_ADMIN' || person.role === 'SUPER_ADMIN';
        expect(mayChangeNote(note, person)).toBe(isAuthor);
        expect(mayDeleteNote(note, person)).toBe(isAuthor || isAdmin);
        expect(mayRestoreNote(note, person)).toBe(isAuthor || isAdmin || note.updatedBy === person.userId);
      }),
    );
  });

  it('never allow writing without reading, nor anything to an inactive user', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...noteEntityType.options),
        fc.constantFrom(...ROLES),
        fc.boolean(),
        (entityType, role, isActive) => {
          const person = { role, isActive };
          if (mayWriteNotes(entityType, person)) expect(mayReadNotes(entityType, person)).toBe(true);
          if (!isActive) expect(mayReadNotes(entityType, person)).toBe(false);
        },
      ),
    );
  });

  it('show medical notes to administrators and sales managers unless the practice configures otherwise', () => {
    const seeing = ROLES.filter((role) => seesMedicalNotes(DEFAULT_MEDICAL_READERS, { role, userId: 'a' }));
    expect(seeing).toEqual(['SUPER_ADMIN', 'ORG_ADMIN', 'SALES_MANAGER']);
    const granted = { medicalRoles: [], medicalPersonIds: ['a'] };
    expect(seesMedicalNotes(granted, { role: 'USER', userId: 'a' })).toBe(true);
    expect(seesMedicalNotes(granted, { role: 'ORG_ADMIN', userId: 'b' })).toBe(false);
  });
});
