import fc from 'fast-check';
import { previewSample, pricedSample } from '../editor.fixtures';
import { editorReducer, type EditorAction } from './editor.reducer';
import {
  compositionKey,
  EMPTY_HEAD,
  isComposing,
  createInitialState,
  type EditorState,
} from './editor.state';
import { toLineInput, toRow } from './line-row';

const doctor = {
  ...EMPTY_HEAD,
  doctorId: 'd1',
  surgeries: [{ surgeryId: 's1', side: 'LEFT', optionIds: null }],
} as const;
const surgeon = pricedSample('s1:SURGEON');
const hospital = pricedSample('h:HOSPITAL', { kind: 'HOSPITAL', description: 'Hospital stay: Harbour' });

const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorReducer, state);
const composed = (state: EditorState, ...lines: (typeof surgeon)[]) =>
  run(state, {
    type: 'priced',
    preview: previewSample(lines),
    keys: null,
    choice: compositionKey(state.head),
  });
const keysOf = (state: EditorState) => state.rows.map(({ key }) => key);

function filled(): EditorState {
  return composed(run(createInitialState({}), { type: 'head', part: doctor }), surgeon, hospital);
}

describe('choice of doctor and surgery', () => {
  it('requests lines once both are chosen, and takes them from the response', () => {
    const chosen = run(createInitialState({}), { type: 'head', part: doctor });
    expect(isComposing(chosen)).toBe(true);
    const state = composed(chosen, surgeon, hospital);
    expect(isComposing(state)).toBe(false);
    expect(keysOf(state)).toEqual(['s1:SURGEON', 'h:HOSPITAL']);
    expect(state.priced?.lines['s1:SURGEON']?.unitFeeMinor).toBe(845_000);
  });

  it('requests no lines without a doctor', () => {
    expect(
      isComposing(run(createInitialState({}), { type: 'head', part: { surgeries: doctor.surgeries } })),
    ).toBe(false);
  });

  it('keeps typed, added and removed lines when it changes, and updates everything else', () => {
    const edited = run(
      filled(),
      { type: 'line', key: 's1:SURGEON', part: { unitFeeMinor: 900_000 } },
      { type: 'removed', key: 'h:HOSPITAL' },
      { type: 'added', part: { description: 'Garment', unitFeeMinor: 9_000 } },
      { type: 'head', part: { doctorId: 'd2' } },
    );
    const other = { ...surgeon, providerName: 'Dr Ravi Menon' };
    const state = composed(edited, other, hospital, pricedSample('a:ADMIN', { kind: 'ADMIN' }));
    expect(keysOf(state)).toEqual(['s1:SURGEON', 'a:ADMIN', 'new:1']);
    expect(state.rows[0]).toMatchObject({ unitFeeMinor: 900_000, providerName: 'Dr Ravi Menon' });
  });

  it('keeps a typed description', () => {
    const edited = run(filled(), { type: 'line', key: 'h:HOSPITAL', part: { description: 'One night' } });
    const moved = composed(run(edited, { type: 'head', part: { hospitalId: 'h2' } }), surgeon, {
      ...hospital,
      description: 'Hospital stay: Bayside',
    });
    expect(moved.rows[1]?.description).toBe('One night');
  });

  it('removes the lines of a removed surgery', () => {
    const state = composed(run(filled(), { type: 'head', part: { surgeries: [] } }), hospital);
    expect(keysOf(state)).toEqual(['h:HOSPITAL']);
  });

  it('keeps the lines of a template that no surgery produces', () => {
    const garment = { ...toRow(surgeon), key: 'new:1', description: 'Garment', unitFeeMinor: 9_000 };
    const started = run(
      createInitialState({}),
      { type: 'started', head: { surgeries: doctor.surgeries }, rows: [toRow(surgeon), garment] },
      { type: 'head', part: { doctorId: 'd1' } },
    );
    expect(keysOf(composed(started, surgeon, hospital))).toEqual(['s1:SURGEON', 'h:HOSPITAL', 'new:1']);
  });

  it('does not bring back lines that were removed from an opened draft', () => {
    const opened = createInitialState({
      head: doctor,
      rows: [toRow(surgeon)],
      given: [toRow(surgeon)],
      composedFor: compositionKey(doctor),
    });
    const known = run(opened, { type: 'known', rows: [toRow(surgeon), toRow(hospital)] });
    expect(
      keysOf(composed(run(known, { type: 'head', part: { hospitalId: 'h2' } }), surgeon, hospital)),
    ).toEqual(['s1:SURGEON']);
  });
});

describe('line prices', () => {
  it('keep their object identity if unchanged, so that their rows are not rendered again', () => {
    const before = filled();
    const after = run(before, {
      type: 'priced',
      preview: previewSample([{ ...surgeon }, { ...hospital, totalMinor: 1 }]),
      keys: keysOf(before),
      choice: '',
    });
    expect(after.priced?.lines['s1:SURGEON']).toBe(before.priced?.lines['s1:SURGEON']);
    expect(after.priced?.lines['h:HOSPITAL']).not.toBe(before.priced?.lines['h:HOSPITAL']);
  });

  it('remain while a request is running and when it fails', () => {
    const state = run(filled(), { type: 'pricing' }, { type: 'unpriced', problem: { detail: 'No answer' } });
    expect(state.priced?.totals).toBeDefined();
    expect(state.problem?.detail).toBe('No answer');
  });
});

it('clears only the error of the field that was changed', () => {
  const refused = run(filled(), { type: 'refused', errors: { 'lines.0.unitFeeMinor': 'x', clientId: 'y' } });
  expect(run(refused, { type: 'line', key: 's1:SURGEON', part: { unitFeeMinor: 1 } }).errors).toEqual({
    clientId: 'y',
  });
  expect(run(refused, { type: 'head', part: { clientId: 'c' } }).errors).toEqual({
    'lines.0.unitFeeMinor': 'x',
  });
});

describe('values merged from a colleague', () => {
  it('change, add and remove lines without requesting new ones', () => {
    const { rows } = filled();
    const state = run(filled(), {
      type: 'values',
      values: {
        notesToPatient: 'Fasting',
        'line.s1:SURGEON': { ...rows[0]!, quantity: 2 },
        'line.h:HOSPITAL': null,
        'line.x': { ...rows[1]!, key: 'x' },
      },
    });
    expect(keysOf(state)).toEqual(['s1:SURGEON', 'x']);
    expect(state.rows[0]?.quantity).toBe(2);
    expect(state.head.notesToPatient).toBe('Fasting');
    expect(isComposing(state)).toBe(false);
  });

  it('are kept when an earlier step is undone', () => {
    const { rows } = filled();
    const state = run(
      filled(),
      { type: 'line', key: 's1:SURGEON', part: { unitFeeMinor: 900_000 } },
      { type: 'values', values: { 'line.h:HOSPITAL': { ...rows[1]!, providerName: 'Harbour' } } },
      { type: 'undone' },
    );
    expect(state.rows.map(({ unitFeeMinor, providerName }) => [unitFeeMinor, providerName])).toEqual([
      [null, rows[0]!.providerName],
      [null, 'Harbour'],
    ]);
  });

  it('lose the lines of a surgery that a colleague added once it is removed', () => {
    const added = pricedSample('s2:SURGEON', { description: 'Turbinoplasty' });
    const surgeries = [...doctor.surgeries, { surgeryId: 's2', side: 'LEFT', optionIds: null } as const];
    const merged = run(filled(), { type: 'values', values: { surgeries, 'line.s2:SURGEON': toRow(added) } });
    expect(keysOf(merged)).toContain('s2:SURGEON');
    const removed = run(merged, { type: 'head', part: { surgeries: doctor.surgeries } });
    expect(keysOf(composed(removed, surgeon, hospital))).toEqual(['s1:SURGEON', 'h:HOSPITAL']);
  });
});

describe('any sequence of edits', () => {
  const key = fc.constantFrom('s1:SURGEON', 'h:HOSPITAL', 'new:1', 'new:2');
  const action: fc.Arbitrary<EditorAction> = fc.oneof(
    fc.record({
      type: fc.constant('line' as const),
      key,
      part: fc.record({ unitFeeMinor: fc.option(fc.nat(99_999)) }),
    }),
    fc.record({
      type: fc.constant('line' as const),
      key,
      part: fc.record({ quantity: fc.integer({ min: 1, max: 9 }) }),
    }),
    fc.record({ type: fc.constant('added' as const), part: fc.record({ description: fc.string() }) }),
    fc.record({ type: fc.constant('copied' as const), key }),
    fc.record({ type: fc.constant('removed' as const), key }),
    fc.record({ type: fc.constant('head' as const), part: fc.record({ notesToPatient: fc.string() }) }),
  );

  it('gives every line a unique key', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const keys = keysOf(run(filled(), ...actions));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('can be undone step by step to the start', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const start = filled();
        let state = run(start, ...actions);
        while (state.undoStack.length > start.undoStack.length) state = run(state, { type: 'undone' });
        expect([state.head, state.rows, state.given]).toEqual([start.head, start.rows, start.given]);
      }),
    );
  });

  it('sends known lines with their key and new ones without', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const { rows } = run(filled(), ...actions);
        const sent = rows.map(toLineInput);
        expect(sent.map((line, at) => ({ ...line, key: rows[at]!.key }))).toEqual(rows);
        expect(sent.every(({ key: own }) => own === null || !own.startsWith('new:'))).toBe(true);
      }),
    );
  });
});

it('inserts a copied line after its original, with the fee shown there', () => {
  const { rows } = run(filled(), { type: 'copied', key: 's1:SURGEON' });
  expect(rows.map(({ key, unitFeeMinor }) => [key, unitFeeMinor])).toEqual([
    ['s1:SURGEON', null],
    ['new:1', 845_000],
    ['h:HOSPITAL', null],
  ]);
});

it('restores a removed line at its position', () => {
  const before = filled();
  const gone = run(before, { type: 'removed', key: 's1:SURGEON' });
  expect(run(gone, { type: 'restored', row: before.rows[0]! }).rows).toEqual(before.rows);
});

it('restores a removed line beside one that was added since', () => {
  const before = run(filled(), { type: 'added', part: { description: 'Splint' } });
  const splint = before.rows.at(-1)!;
  const since = run(
    before,
    { type: 'removed', key: splint.key },
    { type: 'added', part: { description: 'Garment' } },
  );
  const { rows } = run(since, { type: 'restored', row: splint });
  expect(
    rows
      .slice(-2)
      .map(({ description }) => description)
      .sort(),
  ).toEqual(['Garment', 'Splint']);
});
