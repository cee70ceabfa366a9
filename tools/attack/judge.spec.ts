import { comparable, judgeText, matrixProblem } from './judge.mjs';
import { pathsOut, wayOutProblem } from './phases/traversal.mjs';

const answer = (status: number, json: object = {}) => ({ status, json });

describe('an answer to somebody with a role', () => {
  it('agrees with the matrix of rights', () => {
    expect(matrixProblem(true, answer(404, { code: 'NOT_FOUND' }))).toBeNull();
    expect(matrixProblem(true, answer(403, { code: 'FORBIDDEN' }))).toContain('refused');
    expect(matrixProblem(false, answer(403, { code: 'FORBIDDEN' }))).toBeNull();
    expect(matrixProblem(false, answer(200))).toContain('200');
    expect(matrixProblem(false, answer(403, { code: 'STEP_UP_REQUIRED' }))).not.toBeNull();
  });
});

describe('an answer about a foreign id', () => {
  it('is the same as about an id that never was, but for the number of the request', () => {
    const told = (correlationId: string, detail: string) =>
      comparable(answer(404, { code: 'NOT_FOUND', detail, correlationId }));
    expect(told('1', 'Item not found')).toBe(told('2', 'Item not found'));
    expect(told('1', 'Item not found')).not.toBe(told('1', 'Not yours'));
  });
});

describe('an answer to a hostile text', () => {
  const refusal = (path: string) => answer(400, { errors: [{ path }] });
  const judge = (isAccepted: boolean, given: ReturnType<typeof answer>) =>
    judgeText({ isAccepted, answer: given, field: 'lines.0.description' });

  it('names the field, or takes what the contract takes', () => {
    expect(judge(false, refusal('lines.0.description'))).toBe('refused, its field named');
    expect(judge(true, answer(201))).toBe('accepted');
    expect(judge(true, answer(409, { code: 'DUPLICATE' }))).toBe('refused for another reason');
    expect(judge(true, refusal('clientId'))).toBe('refused for another reason');
  });

  it('that names another field, or takes too much, is wrong', () => {
    expect(judge(false, refusal('clientId'))).toEqual([
      'text',
      expect.stringContaining('without being named'),
    ]);
    expect(judge(false, answer(200))).toEqual(['success', expect.stringContaining('against the contract')]);
  });
});

describe('an answer to a path that leads out', () => {
  const [page, headers] = ['<html></html>', {}];

  it('is a refusal or a page that anybody may see', () => {
    expect(wayOutProblem({ status: 404, text: '{}', headers }, [page])).toBeNull();
    expect(wayOutProblem({ status: 200, text: page, headers }, [page])).toBeNull();
  });

  it('is neither a file nor a way to another place', () => {
    expect(wayOutProblem({ status: 200, text: 'root:x:0:0:root', headers }, [page])).toBe(
      'a file from outside',
    );
    expect(wayOutProblem({ status: 200, text: 'anything', headers }, [page])).not.toBeNull();
    expect(
      wayOutProblem({ status: 302, text: '', headers: { location: 'https://evil.example' } }, []),
    ).toContain('evil.example');
  });

  it('is asked for in every encoding, below every prefix', () => {
    const paths = pathsOut({ depths: [2] });
    expect(paths).toContain('/assets/..%2f..%2fpackage.json');
    expect(paths).toContain('/api/%252e%252e%252f%252e%252e%252fetc/passwd');
    expect(new Set(paths).size).toBe(paths.length);
  });
});
