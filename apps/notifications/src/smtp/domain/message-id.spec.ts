import { messageDomain, messageIdOf } from './message-id';

it.each([
  [
    'the sender’s domain',
    'Quillcare <no-reply@mail.quillcare.com.au>',
    'https://app.example',
    'mail.quillcare.com.au',
  ],
  [
    'the address of the web, if the sender has none',
    'no-reply@localhost',
    'https://App.Example.com',
    'app.example.com',
  ],
  [
    'one that is reserved, if neither has',
    'no-reply@localhost',
    'http://localhost:3000',
    'quillcare.invalid',
  ],
])('a Message-ID ends with %s', (_what, sender, publicUrl, expected) => {
  expect(messageDomain(sender, publicUrl)).toBe(expected);
  expect(messageIdOf('1', expected)).toBe(`<1@${expected}>`);
});
