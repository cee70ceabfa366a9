import { someQuote } from '../../quote.sample';
import { pricedSample, previewSample } from '../editor.fixtures';
import { editorReducer } from './editor.reducer';
import { validateState, toFieldErrors } from './editor.problems';
import { isComposing, createInitialState } from './editor.state';
import { toQuoteBody, toChangedBody, toQuoteValues, toValues, toEditorWork } from './editor.values';
import { toLineInput, toRow } from './line-row';
import { buildPreviewBody } from './use-pricing';

const draft = () => ({
  ...someQuote(),
  lines: [pricedSample('k1'), pricedSample('k2', { kind: 'HOSPITAL' })],
});

it('opens a stored draft without changes to save or lines to request', () => {
  const state = createInitialState(toEditorWork(draft()));
  expect(toValues(state)).toEqual(toQuoteValues(draft()));
  expect(isComposing(state)).toBe(false);
});

it('treats a removed line as a change', () => {
  const state = editorReducer(createInitialState(toEditorWork(draft())), { type: 'removed', key: 'k2' });
  expect(toValues(state, Object.keys(toQuoteValues(draft())))).toMatchObject({ 'line.k2': null });
});

it('sends the changed fields, and all lines if one of them changed', () => {
  const state = createInitialState(toEditorWork(draft()));
  expect(Object.keys(toChangedBody(state, { notesToPatient: 'x' }))).toEqual(['notesToPatient']);
  expect(toChangedBody(state, { 'line.k1': {} }).lines).toHaveLength(2);
  expect(toChangedBody(state, { hospitalId: 'h' }).lines).toHaveLength(2);
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
  expect(toLineInput(toRow({ ...pricedSample('k1'), ...entered } as never))).toMatchObject({
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
  const empty = validateState(createInitialState({}));
  expect(empty).toMatchObject({ clientId: 'This field is required', doctorId: 'This field is required' });
  const added = editorReducer(createInitialState({}), { type: 'added', part: { description: ' ' } });
  expect(validateState(added)).toMatchObject({
    'lines.0.description': 'This field is required',
    'lines.0.unitFeeMinor': 'This field is required',
  });
});

it('reads the fields of a refusal', () => {
  expect(toFieldErrors({ errors: [{ path: 'lines.1.unitFeeMinor', message: 'Too much' }] })).toEqual({
    'lines.1.unitFeeMinor': 'Too much',
  });
});

describe('price preview request', () => {
  const head = {
    ...createInitialState({}).head,
    doctorId: 'd',
    surgeries: [{ surgeryId: 's', side: 'LEFT', optionIds: null }],
  } as const;

  it('is not sent without a doctor, or without lines and surgeries', () => {
    expect(buildPreviewBody(createInitialState({}), null)).toBeNull();
    expect(buildPreviewBody(createInitialState({ head: { ...head, surgeries: [] } }), null)).toBeNull();
  });

  it('omits the lines until one of them is changed', () => {
    const chosen = createInitialState({ head });
    expect(buildPreviewBody(chosen, null)?.lines).toBeNull();
    const choice = JSON.stringify(['d', null, null, head.surgeries]);
    const given = editorReducer(chosen, {
      type: 'priced',
      preview: previewSample([pricedSample('k')]),
      keys: null,
      choice,
    });
    expect(buildPreviewBody(given, null)?.lines).toBeNull();
    const typed = editorReducer(given, { type: 'line', key: 'k', part: { unitFeeMinor: 5 } });
    expect(buildPreviewBody(typed, null)?.lines).toMatchObject([{ key: 'k', unitFeeMinor: 5 }]);
  });

  it('omits incomplete lines, so that the others are priced', () => {
    const state = editorReducer(createInitialState(toEditorWork(draft())), {
      type: 'added',
      part: { description: 'Garment' },
    });
    expect(buildPreviewBody(state, draft().id)?.lines?.map(({ key }) => key)).toEqual(['k1', 'k2']);
    expect(toQuoteBody(state).lines).toHaveLength(3);
  });
});
