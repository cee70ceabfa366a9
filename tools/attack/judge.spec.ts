import { comparable, judgeText, matrixProblem } from './judge.mjs';
import { pathsOut, wayOutProblem } from './phases/traversal.mjs';

const answer = (status: number, json: object = {}) => ({ status, json });

describe('response to a user with a role', () => {
  it('is checked against the permission matrix', () => {
    expect(matrixProblem(true, answer(404, { code: 'NOT_FOUND' }))).toBeNull();
    expect(matrixProblem(true, answer(403, { code: 'FORBIDDEN' }))).toContain('refused');
    expect(matrixProblem(false, answer(403, { code: 'FORBIDDEN' }))).toBeNull();
    expect(matrixProblem(false, answer(200))).toContain('200');
    expect(matrixProblem(false, answer(403, { code: 'STEP_UP_REQUIRED' }))).not.toBeNull();
  });
});

describe('response about a foreign id', () => {
  it('equals the one about an unknown id, except for the correlation id', () => {
    const told = (correlationId: string, detail: string) =>
      comparable(answer(404, { code: 'NOT_FOUND', detail, correlationId }));
    expect(told('1', 'Item not found')).toBe(told('2', 'Item not found'));
    expect(told('1', 'Item not found')).not.toBe(told('1', 'Not yours'));
  });
});

describe('response to a hostile text', () => {
  const refusal = (path: string) => answer(400, { errors: [{ path }] });
  const judge = (isAccepted: boolean, given: ReturnType<typeof answer>) =>
    judgeText({ isAccepted, answer: given, field: 'lines.0.description' });

  it('is right if it names the field, or accepts what the contract accepts', () => {
    expect(judge(false, refusal('lines.0.description'))).toBe('refused, its field named');
    expect(judge(true, answer(201))).toBe('accepted');
    expect(judge(true, answer(409, { code: 'DUPLICATE' }))).toBe('refused for another reason');
    expect(judge(true, refusal('clientId'))).toBe('refused for another reason');
  });

  it('is wrong if it names another field or accepts too much', () => {
    expect(judge(false, refusal('clientId'))).toEqual([
      'text',
      expect.stringContaining('without being named'),
    ]);
    expect(judge(false, answer(200))).toEqual(['success', expect.stringContaining('against the contract')]);
  });

  it('is right if it names the neighbouring field that the contract blames', () => {
    const late = { isAccepted: false, answer: refusal('endsOn'), field: 'startsOn' };
    expect(judgeText({ ...late, blamed: ['endsOn'] })).toBe('refused, its field named');
    expect(judgeText({ ...late, blamed: ['reason'] })[0]).toBe('text');
  });
});

describe('response to a path traversal', () => {
  const [page, headers] = ['<html></html>', {}];

  it('may be a refusal or a public page', () => {
    expect(wayOutProblem({ status: 404, text: '{}', headers }, [page])).toBeNull();
    expect(wayOutProblem({ status: 200, text: page, headers }, [page])).toBeNull();
  });

  it('may be neither a file nor a redirect to another site', () => {
    expect(wayOutProblem({ status: 200, text: 'root:x:0:0:root', headers }, [page])).toBe(
      'a file from outside',
    );
    expect(wayOutProblem({ status: 200, text: 'anything', headers }, [page])).not.toBeNull();
    expect(
      wayOutProblem({ status: 302, text: '', headers: { location: 'https://evil.example' } }, []),
    ).toContain('evil.example');
  });

  it('is tested with every encoding under every prefix', () => {
    const paths = pathsOut({ depths: [2] });
    expect(paths).toContain('/assets/..%2f..%2fpackage.json');
    expect(paths).toContain('/api/%252e%252e%252f%252e%252e%252fetc/passwd');
    expect(new Set(paths).size).toBe(paths.length);
  });
});
