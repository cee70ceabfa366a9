import type { CountryTerms } from './default-terms';

export const AUSTRALIA: CountryTerms = {
  benefits: [
    '# Medicare and your health fund',
    'What the quote says about benefits from Medicare or a private health fund is an estimate and not a promise from us. It goes by the item numbers that we expect to apply and by Medicare’s schedule as it was when the quote was made. Medicare and your fund decide what they pay when the claim is made. If they pay less than estimated, or nothing, you still owe the fees that were charged.',
    'Before you accept, please give your fund the item numbers and ask whether you are covered, whether a waiting period or an excess applies, and what you will have to pay yourself. There is usually no benefit for a procedure that is done only for cosmetic reasons.',
  ],
  coolingOff:
    'For a cosmetic procedure you also have a cooling-off period of at least seven days; the quote page says how many days it is. Until it is over, you can withdraw in any case, and we do not ask you for a payment for the procedure. Take the time that you need.',
  privacy: [
    '# Your privacy',
    'We handle your personal and health information under the Privacy Act 1988 (Cth), the Australian Privacy Principles and the health records law of our state or territory. We use it to prepare the quote, to look after you and to bill you. We share it only with those who need it for that, such as your anaesthetist, the hospital or your fund, or where the law requires it.',
    'So that it can be shown later what was agreed, we keep what you enter on the quote page, your signature, the times at which the page was opened and the quote was answered, and the internet address and the type of browser that were used. The provider of our software stores this for us. You may ask to see what we hold about you and have it corrected. If you think that we mishandled it, tell us; if our answer does not satisfy you, you can go to the Office of the Australian Information Commissioner.',
  ],
  complaints: [
    '# Questions and complaints',
    'Please talk to us first if something is unclear or wrong; our telephone number and email address are on the quote. A complaint never affects how you are treated.',
    'You can also complain to the health complaints body of your state or territory about a health service, to the Australian Health Practitioner Regulation Agency (Ahpra) about a registered health practitioner, and to the consumer protection agency of your state or territory about fees and how they were shown to you.',
  ],
  law: [
    '# Your rights and the law that applies',
    'Nothing in these terms takes away a right that you have under the Australian Consumer Law or another law that cannot be excluded. Where these terms and the quote say different things, the quote counts. The law of the state or territory in which our practice is located applies.',
  ],
};
