import { again } from './again';

const away = new Error('away');
const options = { isTemporary: (error: unknown) => error === away, forMs: 5_000 };

function failing(times: number, error: Error): () => Promise<string> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw error;
    return `answered at try ${tries}`;
  };
}

describe('again', () => {
  it('retries until it succeeds and reports each failure', async () => {
    const onFailure = jest.fn();
    expect(await again(failing(2, away), { ...options, onFailure })).toBe('answered at try 3');
    expect(onFailure.mock.calls).toEqual([[away], [away]]);
  });

  it('stops at once on a permanent failure', async () => {
    await expect(again(failing(1, new Error('wrong')), options)).rejects.toThrow('wrong');
  });

  it('gives up with the last failure when its time is over', async () => {
    await expect(again(failing(100, away), { ...options, forMs: 600 })).rejects.toBe(away);
  });
});
