import { isCrossSite, isSameOrigin } from './same-origin';

const ours = 'https://app.quillcare.test';
const host = '10.0.0.7:3000';

describe('request with cookies', () => {
  it.each([
    [{ origin: ours, host }, true],
    [{ origin: `http://${host}`, host }, true],
    [{ origin: `HTTP://${host}`, host }, true],
    [{ host, 'sec-fetch-site': 'same-origin' }, true],
    [{ host }, false],
    [{ origin: 'null', host }, false],
    [{ origin: 'https://evil.test', host }, false],
    [{ origin: 'https://app.quillcare.test.evil.test', host }, false],
    [{ origin: 'https://evil.test', host, 'sec-fetch-site': 'same-origin' }, false],
    [{ host, 'sec-fetch-site': 'same-site' }, false],
    [{ host, 'sec-fetch-site': 'none' }, false],
  ])('from %j is same-origin: %s', (headers, expected) => {
    expect(isSameOrigin(headers, ours)).toBe(expected);
  });
});

describe('request that would start a cookie session', () => {
  it.each([
    [{ host }, false],
    [{ origin: ours, host }, false],
    [{ host, 'sec-fetch-site': 'none' }, false],
    [{ host, 'sec-fetch-site': 'cross-site' }, true],
    [{ host, 'sec-fetch-site': 'same-site' }, true],
    [{ origin: 'https://evil.test', host }, true],
    [{ origin: 'null', host }, true],
  ])('from %j is cross-site: %s', (headers, expected) => {
    expect(isCrossSite(headers, ours)).toBe(expected);
  });
});
