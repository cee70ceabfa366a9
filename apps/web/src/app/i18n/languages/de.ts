import type { LanguageWords } from '../language.words';

export const words: LanguageWords = {
  product: {
    tagline: 'Verwaltung von OP-Angeboten',
    description:
      'Führen Sie Ihre chirurgische Praxis effizienter mit umfassender Verwaltung von Angeboten und Anfragen',
  },
  navigation: {
    group: { main: 'Übersicht', management: 'Verwaltung', administration: 'Administration' },
    entry: {
      dashboard: 'Dashboard',
      clients: 'Patienten',
      leads: 'Anfragen',
      quotes: 'Angebote',
      callbacks: 'Rückrufe',
      surgeryCases: 'OP-Fälle',
      doctors: 'Ärzte',
      hospitals: 'Krankenhäuser',
      surgeries: 'Eingriffe',
      sites: 'Standorte',
      emailConfig: 'E-Mail-Konfiguration',
      pricingRules: 'Preisregeln',
      auditTrail: 'Prüfprotokoll',
      billing: 'Abrechnung',
      adminTools: 'Admin-Werkzeuge',
      users: 'Benutzer',
      superAdmin: 'Super-Admin',
      organisations: 'Organisationen',
      superAdminManagement: 'Super-Admin-Verwaltung',
      settings: 'Einstellungen',
    },
    quick: { newLead: 'Neue Anfrage', newQuote: 'Neues Angebot' },
    footer: { profile: 'Profileinstellungen', signOut: 'Abmelden' },
  },
};
