import { defineWords } from '../words/words';

/**
 * Medicare texts on quotes. Keys of `notice` are the codes of `MedicareNotice`. How benefits are calculated is explained by
 * `whyYouPay`.
 */
export const medicareWords = defineWords('medicare', {
  picker: {
    placeholder: 'Number or words, such as 39331 or carpal tunnel',
    finding: 'Searching the schedule',
    none: 'The schedule of {{date}} has no such item',
    noTable: 'No Medicare schedule is loaded. You can still enter numbers',
    chosen: 'Chosen items',
    remove: 'Remove item {{item}}',
    again: 'Claim item {{item}} once more',
    fee: 'Schedule fee {{fee}}',
    derived: 'Fee in words',
    missing: 'Not in the schedule of {{date}}',
    hospitalOnly: 'hospital only',
    assistant: 'assistant payable',
  },
  notice: {
    noTable: 'No Medicare schedule is loaded for this day, so benefits are not estimated.',
    noItem: 'No MBS item is chosen for the operation, so its benefits are not known.',
    itemUnreadable: '“{{item}}” is not an MBS item number.',
    itemNotInTable: 'Item {{item}} is not in the schedule of {{date}}, so it has no benefit.',
    itemDerived: 'The fee of item {{item}} is described in words only, so its benefit has to be entered.',
    itemInHospitalOnly: 'Medicare pays item {{item}} in hospital only.',
    assistanceNotPayable: 'Medicare does not pay an assistant: no item of this operation allows one.',
    anaestheticNotPayable: 'Medicare does not pay an anaesthetist: no item of this operation allows one.',
    anaestheticUnknown:
      'The anaesthetist’s benefit is not known: it needs the operation’s items, and either an item or units with the planned time.',
    gapOfSurgeonOnly:
      'The fund’s arrangement is with the surgeon. For the others the fund pays up to the schedule fee, unless more was agreed.',
    hospitalNotComputed:
      'What the fund pays the hospital is not known. Enter the patient’s excess, and the fund pays the rest.',
    enteredAboveBenefit: 'The Medicare benefit that was entered is more than Medicare is expected to pay.',
  },
  remedy: {
    item: 'Choose the item',
    benefit: 'Enter the benefit',
    fund: 'Enter the fund’s part',
    excess: 'Enter the excess',
    estimate: 'Use the estimate',
  },
});
