import { getPatientSettings, updatePatientSettings, type RequestOf } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { DEFAULT_PATIENT_SETTINGS } from '../domain/patient-settings';

const initial = { ...DEFAULT_PATIENT_SETTINGS, version: 0, updatedAt: null };
const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof updatePatientSettings>['body']>;

const read = (as = practice.admin) => product.call(getPatientSettings, {}, as);
const save = (body: Body, as = practice.admin) => product.call(updatePatientSettings, { body }, as);
const question = { question: 'Can the hospital fee change?', answers: ['Yes', 'No'], correct: 0 };

it('returns the default patient settings, at version 0, until an administrator saves some', async () => {
  expect(await read()).toEqual(initial);
  const saved = await save({ version: 0, identification: 'BOTH', answerTargetHours: null });
  expect(saved).toEqual({
    ...DEFAULT_PATIENT_SETTINGS,
    version: 1,
    updatedAt: expect.any(String),
    identification: 'BOTH',
    answerTargetHours: null,
  });
  expect(await read()).toEqual(saved);
  const other = await product.signUp({ country: 'NZ', phone: '021 345 678' });
  expect(await read(other.admin)).toEqual(initial);
});

it('assigns an id to new check questions and keeps it through edits and reordering', async () => {
  const { checkQuestions } = await save({ version: 0, checkQuestions: [question] });
  const [first] = checkQuestions;
  const second = { question: 'Who bills the anaesthetist’s fee?', answers: ['The practice', 'They do'] };
  const saved = await save({ version: 1, checkQuestions: [second, { ...question, id: first?.id }] });
  expect(saved.checkQuestions).toEqual([
    { ...second, id: expect.any(String), correct: null },
    { ...question, id: first?.id },
  ]);
  expect(saved.checkQuestions[0]?.id).not.toBe(first?.id);
});

it('rejects a check question id of another practice or one sent twice', async () => {
  const { checkQuestions } = await save({ version: 0, checkQuestions: [question] });
  const [mine] = checkQuestions;
  const other = await product.signUp();
  const theirs = save({ version: 0, checkQuestions: [{ ...question, id: mine?.id }] }, other.admin);
  await expect(theirs).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'checkQuestions.0.id' }],
  });
  const twice = [
    { ...question, id: mine?.id },
    { ...question, id: mine?.id },
  ];
  await expect(save({ version: 1, checkQuestions: twice })).rejects.toMatchObject({
    errors: [{ path: 'checkQuestions.1.id' }],
  });
});

it('audits a change with old and new values, with check questions in words', async () => {
  await save({ version: 0, coolingOffDays: 10 });
  await save({ version: 1, coolingOffDays: 14, checkQuestions: [question] });
  const rows = await product.sql<{ data: { action: string; entityType: string; changes: unknown[] } }>(
    `select payload->'data' as data from quoting.outbox
      where destination = 'evt.quoting.AuditRecorded.v1' and payload->>'organisationid' = $1 order by seq`,
    [practice.organisationId],
  );
  expect(rows.map(({ data }) => data.action)).toEqual(['CREATE', 'UPDATE']);
  expect(rows[1]?.data).toMatchObject({
    entityType: 'PATIENT_SETTINGS',
    changes: [
      {
        field: 'checkQuestions',
        oldValue: '[]',
        newValue: '["Can the hospital fee change? Yes (right) / No"]',
      },
      { field: 'coolingOffDays', oldValue: '10', newValue: '14' },
    ],
  });
  const [told] = await product.sql<{ number: number }>(
    `select count(*)::int as number from quoting.outbox
      where destination = 'evt.quoting.PatientSettingsChanged.v1' and payload->>'organisationid' = $1`,
    [practice.organisationId],
  );
  expect(told?.number).toBe(2);
});

it('rejects a stale version of the settings and saves one of three concurrent first saves', async () => {
  await expect(save({ version: 3 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  const tries = await Promise.allSettled([7, 8, 9].map((days) => save({ version: 0, coolingOffDays: days })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of tries)
    if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'VERSION_CONFLICT' });
  await expect(save({ version: 0, coolingOffDays: 8 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
});

it.each([
  [{ coolingOffDays: 6 }, 'coolingOffDays'],
  [{ answerTargetHours: 0 }, 'answerTargetHours'],
  [{ answerTargetHours: 241 }, 'answerTargetHours'],
  [{ checkQuestions: [{ ...question, answers: ['Yes'] }] }, 'checkQuestions.0.answers'],
  [{ checkQuestions: [{ ...question, correct: 2 }] }, 'checkQuestions.0.correct'],
  [{ checkQuestions: [{ ...question, answers: ['Yes', ' yes'] }] }, 'checkQuestions.0.answers.1'],
] as const)('rejects %j and names the field', async (changes, path) => {
  await expect(save({ version: 0, ...changes } as Body)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: expect.arrayContaining([expect.objectContaining({ path })]),
  });
});
