import type { Asked } from './asked.fixtures';

/**
 * Held-out questions by the same two people. Do not read these while tuning the search: they measure how it does on questions it
 * was not tuned for.
 */
export const STRANGERS_HELD_BACK: readonly Asked[] = [
  ['told mrs tran id phone her thurs 2pm, how do i make sure i dont forget', 'promise-a-call'],
  ['im off next wk, can deb do my ring backs', 'share-callbacks'],
  ['where do i stick the pathology results pdf for her op', 'case-documents'],
  [
    'anaesthetist ended up charging more than we told her, where do i put what it really came to',
    'billed-fees',
  ],
  ['pt has covid, op cant go ahed tues', 'move-or-cancel-a-surgery', 'move-a-surgery-in-the-calendar'],
  ['does she automatically get told what time to fast and turn up', 'email-patients-about-surgery'],
  ['she paid 500 over the counter to hold her spot, where does it go', 'record-a-deposit'],
  ['have a spreadsheet of 3000 pts from our old system how do we get them in', 'import-clients'],
  ['crap i binned the wrong person', 'delete-and-restore'],
  ['can i drag ppl across the columns when they’ve moved along', 'work-the-lead-board'],
  ['he went with another surgeon, get him out of my list', 'lose-a-lead'],
  ['patients say our stuff comes from some weird address not reception@', 'own-mail-server'],
  ['wording that goes out with the price is way too formal, can i reword', 'email-texts', 'send-a-quote'],
  ['got a mailer daemon thing for mr kowalski, now what', 'emails-come-back', 'failed-emails'],
  ['too many old alerts clogging it up, can i tidy them away but not lose them', 'archive-notifications'],
  ['need all the girls to know we close 12 friday, can i put a msg up', 'announce-something'],
  ['he typed his birthday wrong too many times now its locked him out', 'unlock-a-link'],
  ['lawyer sent new fine print, where does it go', 'edit-the-terms'],
  ['how many days do they have to think about it and can we make it 7', 'cooling-off'],
  ['need the pdf wiht her signature for the file', 'signed-documents'],
  [
    'she’s standing here at the counter and has no email, can she do it on the ipad',
    'sign-on-a-tablet',
    'record-an-acceptance',
  ],
  ['husband rang, says quit nagging her every 2 days', 'stop-reminders'],
  ['we only just signed up, where on earth do i begin', 'set-up-your-practice'],
  ['she said yes last nite, where’s her op file gone', 'surgery-cases'],
  ['shaz shouldnt be able to touch prices', 'change-rights'],
  ['we moved to church st, old address still on everything', 'practice-details'],
  ['how many days of the free go have we got left', 'plan-and-trial'],
  ['boss wants a code off the phone as well every time we log on', 'two-step-sign-in'],
  ['I think I left myself logged on at the Norwest rooms.', 'your-sessions'],
  [
    'the help desk bloke wants to have a look at our account, how do i let him in and for how long',
    'support-access',
  ],
  ['why does the assistant come up as 312.45?? pt is asking', 'why-this-price', 'medicare-and-gst'],
  ['want them to pick overnight stay or day only and total goes up or down', 'option-lists'],
  [
    'she wants to know what she gets back from the govt n why theres 10% tax on it',
    'medicare-and-gst',
    'why-this-price',
  ],
  ['new surgeon joining us in march, get him in', 'add-a-doctor'],
  ['dr wong’s new gas man isnt in the drop down', 'providers'],
  ['how do i do up a price for a hernia', 'make-a-quote'],
  ['he deleted the email, wants it again', 'resend-a-quote'],
  ['shes already signed but now wants the other side done too', 'change-a-signed-quote'],
  ['dr’s decided he wont operate on this one, pull the price back', 'withdraw-a-quote', 'switch-off-links'],
  ['pt typed something in about the gap on her page, where do i reply', 'answer-a-question'],
  ['wont let me knock 15% off says i need approval', 'ask-for-a-discount', 'quote-settings'],
  [
    'her sister is having the exact same thing done, dont want to start from scratch',
    'duplicate-a-quote',
    'quote-templates',
  ],
  [
    'thurs list - what are we still waiting on for mr singh, bloods? consent?',
    'case-checklist',
    'readiness-board',
  ],
  [
    'can i just drag it from the tues to the wed',
    'move-a-surgery-in-the-calendar',
    'move-or-cancel-a-surgery',
  ],
  ['can it send him a txt the day before', '-text-messages', 'email-patients-about-surgery'],
  ['does it talk to genie so im not typing it all twice', '-practice-software'],
  [
    'Can I lodge her rebate with the govt from in here, or is that still done in the other program?',
    '-medicare-claims',
  ],
  ['he’s 3 days post op and wound is red n weeping, is that ok', 'MEDICAL'],
  ['same lady is in here twice, one as liz one as elizabeth', 'merge-clients'],
  [
    'website guy wants to know how to get a contact us box that drops straight into here',
    'enquiry-form',
    'website-keys',
  ],
  [
    'our usual gas man’s retired and it’s Dr Foley doing Thursdays now, but she’s not in there for me to pick',
    'providers',
  ],
  ['someone knocked 800 bucks off and no ones owning up', 'audit-trail'],
  [
    'I’m half my life on the ferry so I went to the store on my phone to get this on there and nothing came up',
    '-app',
  ],
  ['this bright white screen’s murder on my eyes at six in the morning', 'language-and-colours'],
  [
    'her daughter’s on the phone wanting to know what mum will actually see when she taps it, and I’ve never seen that side of it',
    'how-patients-open-a-quote',
  ],
  [
    'I’ve tried her twice now and both times it came straight back saying mailbox full',
    'emails-come-back',
    'failed-emails',
  ],
  [
    'AHPRA stuff for breast augs - I need proof the GP referral and the psych screening happened',
    'cosmetic-pathway',
  ],
  ['signed us up this morning, what do I get right first before staff go near it', 'set-up-your-practice'],
  [
    'every morning I put the columns how I want and filter it down to just mine, and next day it’s forgotten the lot',
    'save-a-view',
  ],
  [
    'are we actually charging what we told people or is money leaking out somewhere',
    'billed-fees',
    'read-the-reports',
  ],
  [
    'he’s ropeable, says nobody’s told him a thing, and I’m scrabbling to find every last thing we’ve ever done with him',
    'read-a-timeline',
  ],
  ['can I do the girls’ shifts and annual leave in here', '-rosters'],
  ['does this talk to Xero or is my bookkeeper typing it all twice', '-accounting'],
  [
    'Kylie’s off for a fortnight, who picks up all the people she said she’d ring',
    'share-callbacks',
    'callbacks',
  ],
  ['we honour a figure for 90 days not 30', 'quote-settings'],
  ['coming across from our old system with 4000 names in excel, nobody’s typing those', 'import-clients'],
  [
    'he’s day three after his hernia, it’s gone red and hot and a bit weepy, and the surgeon’s scrubbed in',
    'MEDICAL',
  ],
  [
    'Mercy won’t give me a bed till they’ve got their bit of paper with all the item numbers on it, and I’ve been writing those out by hand',
    'hospital-booking-form',
  ],
  [
    'we’ve gone and priced completely the wrong op, need it pulled before she says yes',
    'withdraw-a-quote',
    'change-a-sent-quote',
    'switch-off-links',
  ],
  ['who asked about an op this week and still hasn’t heard a peep from us', 'reach-new-leads'],
  [
    'half of what we send out goes nowhere because nobody chases, can it do the nudging itself',
    'remind-patients',
  ],
  [
    'mum, dad and both the boys are all coming through us this year, same address, lovely lot, be good to see they belong together',
    'link-a-household',
  ],
  [
    'he tested positive for covid this morning so Wednesday’s knee isn’t happening, and no new date yet',
    'move-or-cancel-a-surgery',
  ],
  ['what are we paying a month for this and when does the free bit finish', 'plan-and-trial'],
  [
    'so it went out to him yesterday, not signed yet, and this morning surgeon tells me it’s two nights in not one',
    'change-a-sent-quote',
  ],
  [
    'turns out she got married and moved house, so the surname’s wrong and the address too',
    'correct-a-client',
  ],
  [
    'she’s dithering between the round implant and the dearer one, it’d be nice to have both on there and let her pick',
    'option-lists',
  ],
  ['the temp binned the wrong woman, PANIC', 'delete-and-restore'],
  [
    'paperwork’s all done and dusted with her name on it and now himself wants to do the other eye as well',
    'change-a-signed-quote',
  ],
  ['cyber insurance says every login needs a code off the phone', 'two-step-sign-in'],
  [
    'she’s signed, she’s keen, surgeon says the 14th is fine, so now to pop her on the list',
    'schedule-a-surgery',
  ],
  [
    'she said yes online overnight, so I thought there’d be an operation for her in here by now but I’m blowed if I can see it',
    'surgery-cases',
  ],
  ['bloke just handed over 500 up front to lock in his date, where does that go', 'record-a-deposit'],
  [
    'a fella’s typed something at the bottom of his estimate, is the overnight stay included, and I can’t see where I write back',
    'answer-a-question',
  ],
  ['dont want my girls phoning anyone before 9 or on a Saturday', 'callback-settings'],
  ['privacy audit - how do we prove people said yes to our marketing', 'record-consent'],
  ['sacked someone this arvo and I need her out of the system NOW', 'colleague-leaves', 'change-rights'],
  [
    'oh no I think it went to her ex husband, he mustn’t be able to look at it any more',
    'switch-off-links',
    'withdraw-a-quote',
  ],
  [
    'she knocked us back in June over the money but the surgeon’s said he’ll come down a bit for her',
    'reopen-a-declined-quote',
  ],
  ['he sat on it till it lapsed and now he’s keen', 'requote-expired'],
  ['accountant’s after all of last financial year’s estimates in excel', 'export-quotes', 'export-a-list'],
  [
    'infection control want a nose swab ticked off for every single joint now, so thats one more thing to go on what we run through',
    'change-case-checklists',
  ],
  [
    'this chap only ever filled in the website thing but he’s been in and seen the surgeon now, so he’s a proper one',
    'convert-a-lead',
  ],
  [
    'they all phone me asking what time to turn up and where to park, I’d sooner they had it in writing',
    'email-patients-about-surgery',
    'email-texts',
  ],
  [
    'everything goes out as some no-reply thing, want it coming from reception@ our domain',
    'own-mail-server',
  ],
  [
    'twenty surgeons and six private hosps to load, got the lot in a spreadsheet',
    'import-directory',
    'add-a-doctor',
  ],
  [
    'front desk can’t take off more than five percent, I’m happy with eight for this one, what do they do',
    'ask-for-a-discount',
  ],
  [
    'he’s 84, doesn’t do computers, just told me yes over the phone, go for it he said',
    'record-an-acceptance',
  ],
  [
    'she’s terrified of needles and it’s her husband who does the talking, whoever picks her up next ought to know that',
    'write-a-note',
  ],
  [
    'is a birth date really enough to get in and look at someone’s price? privacy officer wants it tighter',
    'choose-identification',
    'how-patients-open-a-quote',
  ],
];
