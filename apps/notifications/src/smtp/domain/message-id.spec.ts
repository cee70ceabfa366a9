import { messageDomain, messageIdOf } from './message-id';

it.each([
  [
    'the sender’s domain',
    'Quillcare <no-reply@mail.quillcare.com.au>',
    'https://app.example',
    'mail.quillcare.com.au',
  ],
  [
    'the domain of the web app, if the sender has none',
    'no-reply@localhost',
    'https://App.Example.com',
    'app.example.com',
  ],
  [
    'a reserved domain, if neither has one',
    'no-reply@localhost',
    'http://localhost:3000',
    'quillcare.invalid',
  ],
])('ends the Message-ID with %s', (_what, sender, publicUrl, expected) => {
  expect(messageDomain(sender, publicUrl)).toBe(expected);
  expect(messageIdOf('1', expected)).toBe(`<1@${expected}>`);
});
