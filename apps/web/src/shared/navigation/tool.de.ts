import type { ToolTranslation } from './tool.en';

export const words: ToolTranslation = {
  tool: {
    platformAnnouncements: 'Was Sie den Personen aller Praxen mitteilen.',
    emailConfig: 'Absender, Signatur, Logo und Ihr eigener Mailserver, mit einer Test-E-Mail.',
    mailTemplates: 'Was Ihre E-Mails an Patienten sagen, mit Vorschau.',
    mails: 'E-Mails, die warten oder nicht ankamen, und ein zweiter Versuch.',
    announcements: 'Was Sie Ihrem Team mitteilen, als Banner oder in den Benachrichtigungen.',
    caseChecklists: 'Was vor und nach jeder Operation zu tun ist, von wem und bis wann.',
    users: 'Personen, Rollen, Rechte und Konten verwalten.',
    invitations: 'Kollegen einladen, Einladungen erneut senden oder zurückziehen.',
    organisationSettings: 'Name, Kontaktdaten, Logo und Zeitzone Ihrer Praxis.',
    quoteSettings: 'Rabatte ohne Freigabe, Gültigkeit, Prüfliste vor dem Senden und GST.',
    deposits: 'Anzahlungen, die Patienten nach der Annahme mit Karte zahlen, auf Ihr eigenes Stripe-Konto.',
    caseSettings:
      'Doppelbuchungen von Personen und Sälen, und wer eine medizinische Ausnahme eintragen darf.',
    callbackSettings: 'Wann ein Rückruf beginnt, wie seine Tage gezählt werden und wer anruft.',
    enquiries:
      'Ihr öffentliches Anfrageformular, Schlüssel für Ihre Website, Reihum-Verteilung und Verlustgründe.',
    patientPage:
      'Wie Patienten sich ausweisen, fragen und unterschreiben, Verständnisfragen und Ihre Bedingungen.',
    doctors: 'Ärzte mit ihren Titeln und Qualifikationen.',
    hospitals: 'Krankenhäuser mit ihren Buchungsnummern.',
    surgeries: 'Eingriffe und ihre Grundhonorare.',
    surgeryConfig: 'Was jeder Eingriff kostet: Ärzte, Kliniken, Anästhesie, Material und Optionen.',
    sites: 'Ihre Standorte, und welche Ärzte dort an welchen Tagen sind.',
    optionLists: 'Auswahlmöglichkeiten, die den Preis einer Operation ändern, und was sie kosten.',
    providers: 'Assistenten und Anästhesisten, die nicht zur Praxis gehören, mit ihren üblichen Honoraren.',
    pricingRules: 'Regeln, die die Honorare neuer Angebote ändern, vorher an früheren Angeboten erprobt.',
    evidence: 'Ob noch alles so ist, wie es gesendet und unterschrieben wurde.',
    auditTrail: 'Wer was wann geändert hat. Einträge sind unveränderlich.',
    billing: 'Ihr Tarif und Ihr Testzeitraum.',
    practiceExport: 'Alles, was Ihre Praxis hat, in einem verschlüsselten Archiv zum Aufbewahren.',
    importFile:
      'Patienten, Anfragen, Ärzte, Krankenhäuser, Standorte und Eingriffe aus CSV oder Excel importieren.',
    superAdmin: 'Werkzeuge der Plattform für den Support.',
    organisations: 'Jede Organisation mit Inhaber und Zahlen.',
    superAdminManagement: 'Wer die Plattform verwaltet.',
    platformInvoices: 'Was jeder Praxis berechnet wurde und was auf dem Konto einging.',
    matesRates: 'Was einzelne Praxen weniger für ihr Abonnement zahlen.',
    nonBilling: 'Praxen, die zeitweise nichts zahlen.',
    diagnostic: 'Der Zustand jeder Komponente.',
    medicareSchedule: 'Tabellen des Medicare Benefits Schedule für alle Praxen.',
  },
};
