/**
 * What the front desk says for a term of the articles; the term comes first on its line. A word on several lines may mean any of
 * those terms. Inflected forms (signed, signs) need no line of their own, but synonyms do.
 */
export const DESK_WORDS = `
patient: pt, pts, pat, client, customer, lady, bloke, fella, gentleman, woman, px
lead: enquiry, enquirer, inquiry, prospect, walk in, walked in, walks in, off the street, popped in, dropped in, new caller, query from the website, interested person, just called, just rang, called us, rang us, interested in
quote: quotation, estimate, est, quot, costing, written price, ballpark
price: cost, fee, charge, dollars, bucks, money, pricing, pricey, expensive, amount, rate, how much, how many dollars
surgery: op, ops, operation, procedure, surgeries, theatre case
doctor: dr, doc, docs, surgeon, specialist, consultant
anaesthetist: anesthetist, anaesthetic, anesthetic, anaesthesia, gas man, gasman, gas doctor, gas bloke, sleep doctor
hospital: private hospital, day hospital, day surgery
theatre: operating room, theatre slot
email: mail, e-mail, emailed, inbox, hotmail, gmail, outlook
call: ring, rang, rung, phone, telephone, dial, buzz, give a bell, blower
callback: call back, ring back, phone back, rings back, calls back, called back, get back to, follow up, followup, chase up, return a call
password: forgot, forgotten, forget, dont remember, cant remember, passcode, pw, pwd, passwrd, passphrase, whats it to log in
login: log in, logon, log on, sign in, signin, logins, logged in, logging in, get in, signing in, signed in, sign on, get into
access: cant see, cannot see, isnt allowed, not allowed, doesnt let her, permission, right, rights, privilege, allowed
colleague: coworker, co-worker, workmate, employee, staff, nurse, receptionist, reception, front desk, secretary, team member, new girl, the girls, temp, casual, trainee, junior, admin person, practice manager, person who works here, workers, somebody who works here, offsider, PA
team: everyone, everybody, all staff, all the staff, whole practice, whole team, us all, the girls, the lot of us
invite: onboard, set up a login, give a login, new starter, starting, starts, started, joining, hired, hire
leave: left, quit, resigned, fired, sacked, gone, departed, no longer works, moved on, finished up, last day, let go, doesnt work here, not working here, leaver
deactivate: block, kick, kick out, lock out, disable, boot, remove access, take away access, shut off, cut off
delete: remove, bin, binned, trash, trashed, erase, wipe, chuck, chucked, get rid, ditch, scrap, zap
restore: get back, bring back, recover, undelete, retrieve, bring her back, undo, by accident, by mistake, accidentally, oops, whoops, vanished, disappeared, gone missing
mistake: wrong, error, typo, stuffed up, stuffed, stuff up, messed up, mess up, botched, incorrect, misspelt, misspelled, spelt wrong, spelled wrong
correct: fix, update, edit, change, amend, alter, modify, adjust
remind: chaser, chasers, nudge, chase, prod, hassle, pester, bug, remind, reminder, badger
notify: told, get told, gets told, informed, inform, let her know, let him know, let them know, letting them know, find out, hear about
announce: announcement, notice, broadcast, bulletin, memo, heads up, tell everyone, tell everybody, tell all staff, tell the team, let everyone know, let everybody know, notify everyone, message everyone, spread the word
notification: alert, alerts, pop up, popup, pop-up, popups, ping, pings, bell
many: heaps, loads, tons, lots, several, multiple, bunch, bulk, stack, mass, batch, dozens, hundreds, in one go, all at once, at once, in one hit, too many, flooded, bombarded, swamped, drowning, a whole lot, whole list, the whole lot, handful
day: daily, once a day, per day, a day
week: weekly, wk, wks
schedule: book, booked, booking, slot, slot in, lock in, pencil in, book in, put in the diary, put on the list
move: put off till, put off until, put it off, reschedule, postpone, push back, push, bring forward, shift, change the date, another day, different day, other day, later date, earlier date, delay, delayed, pushed back, rebook, put off, swap days
cancel: call off, called off, cancelled, scrapped, scratch, pull out, pulled out, pulling out, not going ahead, no longer going ahead, is off
calendar: diary, ical, agenda, schedule view
checklist: to do list, to-do list, todo, preop list, things to do before, task list
missing: outstanding, not done, left to do, still to do, to be done, not ready, still needed, incomplete
ready: good to go, all set, prepared, sorted, organised
consultation: consult, consults, appt, appointment
cosmetic: breast reduction, breast lift, boob, boobs, boob job, breast, breasts, breast aug, nose job, tummy tuck, lipo, liposuction, facelift, botox, fillers, eyelids, rhino, rhinoplasty, augmentation, tummy, abdominoplasty
cooling-off: cooling off, cool off, cooldown, 7 days, seven days, change her mind, changed her mind, change his mind, changed his mind, change their mind, changed their mind, changes her mind, changes their mind, cold feet, second thoughts, back out, backing out, waiting period
decline: declined, reject, rejected, refuse, refused, said no, says no, say no, turned it down, turned us down, knocked back, knocked us back, not keen, passed on it
accept: accepted, acceptance, agree, agreed, said yes, says yes, say yes, given the ok, go ahead, going ahead, happy to proceed, wants to proceed, ok over the phone
question: ask, asked, asks, query, message from
answer: reply, respond, response, write back, get back to
sign: signed, signature, signing, autograph, countersign, esign, e-sign
sent: after sending, after it was sent, once it is sent, after we sent it, gone out, went out, already with the patient, out already, already out, already has it, with the patient, already got
send: email out, fire off, shoot off, shoot over, get it to, forward, deliver, goes out, go out, get the quote to, get it across to
again: resend, re-send, second time, one more time, once more, new link, another copy
lost: lose, misplaced, cant find, never got, never received, didnt get, didnt receive, hasnt received, hasnt got, didnt arrive, never arrived, never came, not received, nothing came
arrive: delivered, delivery, landed, come through, came through, go through, went through, got through, get there, got there, reach, never got, never received, didnt get, didnt receive, hasnt received, hasnt got, never came, not received, nothing came
failed: fail, fails, stuck, didnt go, not sent, wont send, didnt work, not working, didnt go through, didnt go thru, go thru, went thru, not delivered, undelivered, didnt make it
bounce: bounced, come back, came back, comes back, bouncing, bounces, returned, returns, kicked back
expired: expire, ran out, run out, lapsed, out of date, too old, too late, past its date, stale, no longer valid, old quote
valid: validity, last, lasts, good for, stay open, how long it counts
withdraw: pull back, take back, retract, recall, pull it, revoke, called back by mistake, unsend, un-send
template: templates, reuse, re-use, boilerplate, same every time, saved quote, package, without retyping, canned
copy: same one, same one again, one again, duplicate, clone, same again, the same one, copied, same one again
discount: mates rates, mate, cheaper, knock off, knock some off, take off, money off, reduction, reduce, special price, bit off, percent off, family price, staff price, do a deal, deal
approve: approval, ok it, sign off, sign-off, green light, permission for
limit: maximum, max, cap, over the limit, too much
deposit: upfront, up front, prepaid, prepayment, part payment, paid, pays, holding fee, booking fee, down payment, refund, refunded, paid at the desk, money down
billed: bill, bills, invoice, invoiced, actual, final bill, final account, ended up costing
compare: more than, higher than, less than, lower than, difference, differs, versus, vs, over quote, off by
option: options, choice, choices, pick from, choose between, choose from, extras, add on, add ons, add-on, sizes, size, variant, left or right, both sides, bilateral
rule: rules, automatically, automatic, surcharge, loading, extra for, weekends, weekend, saturdays, after hours, public holiday rates
gst: tax, taxed, taxable
medicare: rebate, mbs, item number, item numbers, item no, out of pocket, gap, health fund, bulk bill
provider: assistant, assistants, anaesthetist, second surgeon
site: location, rooms, clinic, branch, premises, office, second rooms, other rooms, suite, where we work
address: where we are, street address, moved, relocated, new premises
logo: branding, letterhead, picture at the top, header
details: contact details, phone no, phone number, abn, our number, business name, practice name
link: url, web link, web address
open: get in, get into, access, load, wont load, wont open, cant open, doesnt open, see the quote, view
locked: lock, locked out, blocked, too many goes, too many tries, too many times, frozen, stuck out, lockout
birth: dob, date of birth, birthday, birthdate, birth date, birthdays
code: pin, otp, one time code, verification code, codes
identify: prove who they are, identity, verify, verification, identification, who they are, really her, really them
terms: t&cs, t&c, tcs, conditions, fine print, small print, legal, legals, lawyer, solicitor, wording of the contract, disclaimer
understand: quiz, quizzed, test them, understood, comprehension, know the risks, check they get it, risks
guardian: parent, parents, mum, mother, mom, dad, father, minor, child, kid, kids, underage, under 18, teenager, 16, 17, carer, power of attorney, poa, son, daughter
household: family, husband, wife, partner, spouse, hubby, couple, sister, brother, relatives, related, relative, mum, mother, dad, father, son, daughter, kids, siblings, same address
tablet: ipad, device at reception, in the waiting room, at the desk, at reception, in the rooms, front counter, in front of me, standing here, here now, here in person, in person, face to face
pdf: document, paper copy, hard copy, printout, print, print out, certificate, signed copy
record: log, put down, register, enter, jot, jot down, write down, note down, mark down
note: comment, remark, jot, jot down, write down, memo on, scribble, notes, sticky note
mention: tag, at sign, cc, loop in, rope in, flag to
consent: doesnt want emails, does not want emails, dont want emails, no more emails, stop emailing, permission to contact, opt out, opt in, marketing, newsletter, unsubscribe, promos, promo, spam, spamming, mailing list
history: timeline, everything that happened, everything about, whole story, full picture, background, so far
merge: duplicate, duplicates, dupes, doubled up, double up, twice, two records, in there twice, two files, combine, join, two profiles, double entry, entered twice
audit: log of changes, who changed, who did this, who edited, who touched, who looked, who deleted, who messed, who stuffed, who opened, who fiddled, trail, fiddled, snooping, snooped
trial: free, free bit, freebie, free period, try out, free month, fortnight
plan: subscription, subscribe, monthly, per month, upgrade, downgrade, pay for quillcare, pay quillcare, pay you, cost quillcare, quillcare cost, does quillcare cost, is quillcare, how much does this cost, how much do you charge, what do you charge, cost of quillcare
read-only: read only, cant save, wont save, wont let me save, greyed out, grayed out, cant add, cant change anything, everything is locked, wont let me add, wont let me do anything
two-step: 2fa, mfa, two step, two factor, two-factor, 2 step, 2-step, 2 factor, authenticator, passkey, second step, extra security, codes on my phone, code app
phone: mobile, iphone, android, handset, cell
stolen: pinched, nicked, lost my laptop, lost my phone, left on the train
session: sessions, logged on, other devices, other computer, another computer, logged myself in, left myself logged in, still logged in, left it logged in, log out, sign out, logged out, logout
dark: dark mode, black, night, night mode, too bright, glare, eyes hurt, bright, theme, colour scheme, white screen
language: french, german, spanish, italian, chinese, english, translate, translated, in another language
support: help desk, helpdesk, human, real person, someone real, tech guys, tech support, it support, it guys, tech, someone from quillcare, talk to someone, speak to someone, speak to a person, complain, complaint, hotline
website: webpage, web page, homepage, web site, online, web, internet, landing page, site form
form: contact form, web form, enquiry form, fill in, fill out, widget, embed
key: api, api key, token, webhook, zapier, integration, developer, web guy, web agency, web developer
assign: distribute, give to, allocate, share out, hand out, hand over, divvy, divvy up, dish out, round robin, in turn, taking turns, whose turn, split between, take over, cover for
reach: contacted, contact, get hold of, got hold of, respond to, getting back to, first call, reached
board: kanban, columns, stages, stage, pipeline, cards, drag, next stage, drag across
convert: turn into, becomes, become, proper patient, real patient, make her a patient, make him a patient, make them a patient, make it a patient, going ahead with, sign up as
lost-lead: went elsewhere, chose another surgeon, chose someone else, not interested, no longer interested, ghosted, ghosting, gone cold, went cold, time waster, tyre kicker, never replied, never got back to us, stopped replying, went quiet, dropped out, picked another, went with, gone with, dead lead, close off
view: filter, filters, sort, sorted, column, columns, layout, tab, same filter, my list, default view
export: download, excel, spreadsheet, as csv, as a csv, into excel, to excel, in excel, into a spreadsheet, in a spreadsheet, as a spreadsheet, as a file, to a file, csv, extract, pull a list, print a list, get it out, get data out, xls, dump
import: upload, from excel, from a spreadsheet, from csv, from a csv, from a file, bring across, bring over, migrate, migration, move across, transfer, get across, get them in, load in, from our old system, from our old software, old software, old system, csv, spreadsheet, excel
report: reports, stats, statistics, numbers, figures, kpi, kpis, revenue, turnover, performance, how many, how are we going, analytics, conversion, quarter, last month, this month, per month, per doctor, by doctor, dashboard figures, earnings, takings
file: document, scan, scans, attachment, attach, photo, photos, pdf, pathology, path results, results, xray, x-ray, referral, letter, paperwork, bloods, upload
booking-form: booking form, admission form, hospital form, form for the hospital, theatre form, theatre booking, paperwork for the hospital, fax to the hospital
double-booking: double booked, double booking, double-booked, clash, clashes, same time, two at once, overlap, overlaps, conflict, overlapping
attempt: no answer, didnt answer, didnt pick up, not picking up, wont pick up, never picks up, didnt pick, voicemail, left a message, wrong number, engaged, rings out, rang out, missed her, couldnt reach, tried to call, not answering, hung up, didnt pickup
queue: on leave, on holiday, on holidays, im away, away, sick, off sick, cover, covering, my calls, someone elses calls
holiday: public holiday, public holidays, closed
archive: clear, clear out, clean up, tidy, tidy up, put away, get rid of, declutter
search: look up, look for, lookup, find, where is, wheres, search box
start: begin, beginning, first day, new here, brand new, get going, just signed up, first steps, getting started, first thing, set up, setup, set it up, onboarding, from scratch
today: this morning, for the day, this arvo
chatbot: bot, robot, ai, you do, can you do, are you, who are you, what are you
signature: sign-off, footer, at the bottom, bottom of, name at the end, reply to, reply-to
wording: words, text, texts, what it says, phrasing, reword, rewrite, customise, customize, template text
server: smtp, domain, from our own, our own email, own email, own address, our address, our own address, mail server, from our, comes from, office 365, google workspace, sender, our domain
`;
