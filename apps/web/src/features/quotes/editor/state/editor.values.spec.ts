import { someQuote } from '../../quote.sample';
import { pricedSample, previewSample } from '../editor.fixtures';
import { editorReducer } from './editor.reducer';
import { problemsOf, refusedFields } from './editor.problems';
import { isComposing, startWith } from './editor.state';
import { bodyOf, changedBody, quoteValues, valuesOf, workOf } from './editor.values';
import { lineInput, rowOf } from './line-row';
import { previewBody } from './use-pricing';

const draft = () => ({
  ...someQuote(),
  lines: [pricedSample('k1'), pricedSample('k2', { kind: 'HOSPITAL' })],
});

it('opens a stored draft without changes to save or lines to request', () => {
  const state = startWith(workOf(draft()));
  expect(valuesOf(state)).toEqual(quoteValues(draft()));
  expect(isComposing(state)).toBe(false);
});

it('treats a removed line as a change', () => {
  const state = editorReducer(startWith(workOf(draft())), { type: 'removed', key: 'k2' });
  expect(valuesOf(state, Object.keys(quoteValues(draft())))).toMatchObject({ 'line.k2': null });
});

it('sends the changed fields, and all lines if one of them changed', () => {
  const state = startWith(workOf(draft()));
  expect(Object.keys(changedBody(state, { notesToPatient: 'x' }))).toEqual(['notesToPatient']);
  expect(changedBody(state, { 'line.k1': {} }).lines).toHaveLength(2);
  expect(changedBody(state, { hospitalId: 'h' }).lines).toHaveLength(2);
});

it('keeps everything entered on a line, including its options', () => {
  const entered = {
    enteredFeeMinor: 90_000,
    enteredGst: 'GST_FREE',
    enteredMedicareMinor: 5_000,
    enteredFundMinor: 2_000,
    enteredOptionIds: ['left'],
    discount: { type: 'PERCENTAGE', basisPoints: 500, amountMinor: 4_500 },
  } as const;
  expect(lineInput(rowOf({ ...pricedSample('k1'), ...entered } as never))).toMatchObject({
    key: 'k1',
    unitFeeMinor: 90_000,
    gstTreatment: 'GST_FREE',
    medicareBenefitMinor: 5_000,
    fundBenefitMinor: 2_000,
    optionIds: ['left'],
    discountBasisPoints: 500,
    discountMinor: 0,
  });
});

it('lists every incomplete field before sending', () => {
  const empty = problemsOf(startWith({}));
  expect(empty).toMatchObject({ clientId: 'This field is required', doctorId: 'This field is required' });
  const added = editorReducer(startWith({}), { type: 'added', part: { description: ' ' } });
  expect(problemsOf(added)).toMatchObject({
    'lines.0.description': 'This field is required',
    'lines.0.unitFeeMinor': 'This field is required',
  });
});

it('reads the fields of a refusal', () => {
  expect(refusedFields({ errors: [{ path: 'lines.1.unitFeeMinor', message: 'Too much' }] })).toEqual({
    'lines.1.unitFeeMinor': 'Too much',
  });
});

describe('price preview request', () => {
  const head = {
    ...startWith({}).head,
    doctorId: 'd',
    surgeries: [{ surgeryId: 's', side: 'LEFT', optionIds: null }],
  } as const;

  it('is not sent without a doctor, or without lines and surgeries', () => {
    expect(previewBody(startWith({}), null)).toBeNull();
    expect(previewBody(startWith({ head: { ...head, surgeries: [] } }), null)).toBeNull();
  });

  it('omits the lines until one of them is changed', () => {
    const chosen = startWith({ head });
    expect(previewBody(chosen, null)?.lines).toBeNull();
    const choice = JSON.stringify(['d', null, null, head.surgeries]);
    const given = editorReducer(chosen, {
      type: 'priced',
      preview: previewSample([pricedSample('k')]),
      keys: null,
      choice,
    });
    expect(previewBody(given, null)?.lines).toBeNull();
    const typed = editorReducer(given, { type: 'line', key: 'k', part: { unitFeeMinor: 5 } });
    expect(previewBody(typed, null)?.lines).toMatchObject([{ key: 'k', unitFeeMinor: 5 }]);
  });

  it('omits incomplete lines, so that the others are priced', () => {
    const state = editorReducer(startWith(workOf(draft())), {
      type: 'added',
      part: { description: 'Garment' },
    });
    expect(previewBody(state, draft().id)?.lines?.map(({ key }) => key)).toEqual(['k1', 'k2']);
    expect(bodyOf(state).lines).toHaveLength(3);
  });
});
