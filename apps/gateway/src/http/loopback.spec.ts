import { isLoopbackHost } from './loopback';

it.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST',
  'app.localhost:1',
  '127.0.0.1:3000',
  '127.8.9.1',
  '[::1]:3000',
])('%s is a loopback host', (host) => expect(isLoopbackHost(host)).toBe(true));

it.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'evil.example:127',
  '127.0.0.1.evil.example',
  'notlocalhost',
  '0.0.0.0:3000',
  '192.168.1.20:3000',
  '[::2]',
])('%s is not a loopback host', (host) => expect(isLoopbackHost(host)).toBe(false));
