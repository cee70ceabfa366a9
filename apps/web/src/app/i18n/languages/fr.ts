import type { LanguageWords } from '../language.words';

export const words: LanguageWords = {
  product: {
    tagline: 'Gestion des devis chirurgicaux',
    description:
      'Simplifiez votre cabinet de chirurgie grâce à une gestion complète des devis et des prospects',
  },
  navigation: {
    group: { main: 'Principal', management: 'Gestion', administration: 'Administration' },
    entry: {
      dashboard: 'Tableau de bord',
      clients: 'Patients',
      leads: 'Prospects',
      quotes: 'Devis',
      callbacks: 'Rappels',
      surgeryCases: 'Dossiers opératoires',
      doctors: 'Médecins',
      hospitals: 'Hôpitaux',
      surgeries: 'Interventions',
      sites: 'Sites',
      emailConfig: 'Configuration e-mail',
      pricingRules: 'Règles tarifaires',
      auditTrail: 'Journal d’audit',
      billing: 'Facturation',
      adminTools: 'Outils d’administration',
      users: 'Utilisateurs',
      superAdmin: 'Super administrateur',
      organisations: 'Organisations',
      superAdminManagement: 'Gestion des super administrateurs',
      settings: 'Paramètres',
    },
    quick: { newLead: 'Nouveau prospect', newQuote: 'Nouveau devis' },
    footer: { profile: 'Paramètres du profil', signOut: 'Se déconnecter' },
  },
};
