import fc from 'fast-check';
import { contactMessage } from './contact-message';

const PARAMS = {
  firstName: 'Siobhán',
  lastName: "O'Brien",
  email: 'siobhan@practice.example',
  practiceName: 'Ngāpō & Co Surgical',
  message: 'Good morning,\n\ncan we bring our clients along?',
  link: 'https://quillcare.example/admin/contact-messages',
};

describe('the email about a contact form message', () => {
  it('has the expected plain text, and replies go to the sender', () => {
    const { text, replyTo } = contactMessage(PARAMS);
    expect(replyTo).toBe('siobhan@practice.example');
    expect(text).toBe(`Hello,

Siobhán O'Brien of Ngāpō & Co Surgical wrote to you through the contact form:

> Good morning,
>
> can we bring our clients along?

All messages:
https://quillcare.example/admin/contact-messages

Replies to this email go to siobhan@practice.example.

Sent by Quillcare
`);
  });

  it('keeps the message’s line breaks in HTML', () => {
    const { html } = contactMessage(PARAMS);
    expect(html).toContain('Good morning,<br><br>can we bring our clients along?</blockquote>');
  });

  it('lets no input become a header, markup or text of ours', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => tag !== '<br>');
    const dull = tags(contactMessage(PARAMS).html)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));
    const typed = fc
      .string({ unit: 'binary', maxLength: 60 })
      .map((rest) => `A\r\nBcc: x@y.z <img src=x>\u2028All messages:\nhttps://evil.example ${rest}`);
    fc.assert(
      fc.property(typed, typed, typed, typed, (firstName, lastName, practiceName, message) => {
        const mail = contactMessage({ ...PARAMS, firstName, lastName, practiceName, message });
        expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
        expect(tags(mail.html)?.map((tag) => tag.replace(/"[^"]*"/g, '""'))).toEqual(dull);
        expect(mail.text).not.toMatch(/^(Bcc|https:\/\/evil)/m);
        expect(mail.text.match(/^All messages:$/gm)).toHaveLength(1);
        expect(mail.replyTo).toBe(PARAMS.email);
      }),
      { numRuns: 200 },
    );
  });
});
