import type { CountryTerms } from './default-terms';

export const NEW_ZEALAND: CountryTerms = {
  benefits: [
    '# Health insurance and ACC',
    'What the quote says about payments from a health insurer or from ACC is an estimate and not a promise from us. They decide what they pay, often only after you have asked for their approval. If they pay less than estimated, or nothing, you still owe the fees that were charged.',
    'Before you accept, please ask your insurer for its prior approval, whether an excess or an exclusion applies, and what you will have to pay yourself. There is usually no cover for a procedure that is done only for cosmetic reasons.',
  ],
  coolingOff:
    'For a cosmetic procedure you also have a cooling-off period of at least seven days; the quote page says how many days it is. Until it is over, you can withdraw in any case, and we do not ask you for a payment for the procedure. Take the time that you need.',
  privacy: [
    '# Your privacy',
    'We handle your personal and health information under the Privacy Act 2020 and the Health Information Privacy Code 2020. We use it to prepare the quote, to look after you and to bill you. We share it only with those who need it for that, such as your anaesthetist, the hospital, your insurer or ACC, or where the law requires it.',
    'So that it can be shown later what was agreed, we keep what you enter on the quote page, your signature, the times at which the page was opened and the quote was answered, and the internet address and the type of browser that were used. The provider of our software stores this for us. You may ask to see what we hold about you and have it corrected. If you think that we mishandled it, tell us; if our answer does not satisfy you, you can go to the Privacy Commissioner.',
  ],
  complaints: [
    '# Questions and complaints',
    'Please talk to us first if something is unclear or wrong; our telephone number and email address are on the quote. A complaint never affects how you are treated.',
    'You have the rights of the Code of Health and Disability Services Consumers’ Rights, among them the right to be fully informed, including about costs, and to make an informed choice. You can complain to the Health and Disability Commissioner, and the Nationwide Health and Disability Advocacy Service helps you with it free of charge. The Medical Council of New Zealand deals with concerns about a doctor, and the Commerce Commission with how prices are shown.',
  ],
  law: [
    '# Your rights and the law that applies',
    'Nothing in these terms takes away a right that you have under the Consumer Guarantees Act 1993, the Fair Trading Act 1986 or another law that cannot be excluded. Where these terms and the quote say different things, the quote counts. The law of New Zealand applies.',
  ],
};
