import type { ToolTranslation } from './tool.en';

export const words: ToolTranslation = {
  tool: {
    platformAnnouncements: 'Ce que vous dites aux personnes de tous les cabinets.',
    emailConfig:
      'Votre expéditeur, signature, logo et votre propre serveur de messagerie, avec un e-mail de test.',
    mailTemplates: 'Ce que disent vos e-mails aux patients, avec un aperçu.',
    mails: 'Les e-mails en attente ou non remis, et un nouvel essai.',
    announcements: 'Ce que vous dites à votre équipe, en bandeau ou dans le centre de notifications.',
    caseChecklists: 'Ce que l’on prépare avant et après chaque opération, par qui et quand.',
    users: 'Gérer les personnes, les rôles, les droits et les comptes.',
    invitations: 'Inviter des collègues, renvoyer ou retirer des invitations.',
    organisationSettings: 'Le nom de votre cabinet, ses coordonnées, son logo et son fuseau horaire.',
    quoteSettings: 'Remises sans approbation, validité, liste de contrôle avant l’envoi et GST.',
    deposits: 'Acomptes que les patients paient par carte après leur accord, sur votre propre compte Stripe.',
    caseSettings:
      'Doubles réservations de personnes et de salles, et qui peut enregistrer une exception médicale.',
    callbackSettings: 'Quand un rappel commence, comment ses jours sont comptés et qui appelle.',
    enquiries:
      'Votre formulaire public, les clés de votre site, l’attribution à tour de rôle et les motifs de perte.',
    patientPage:
      'Comment les patients s’identifient, posent des questions et signent, questions de contrôle et vos conditions.',
    doctors: 'Les médecins, avec leurs titres et diplômes.',
    hospitals: 'Les hôpitaux, avec leurs numéros de réservation.',
    surgeries: 'Les interventions et leurs honoraires de base.',
    surgeryConfig: 'Ce que coûte chaque intervention : médecins, hôpitaux, anesthésie, matériel et options.',
    sites: 'Vos lieux d’exercice, et quels médecins y sont quels jours.',
    optionLists: 'Les choix qui changent le prix d’une opération, et ce qu’ils coûtent.',
    providers: 'Les assistants et anesthésistes extérieurs au cabinet, avec leurs honoraires habituels.',
    pricingRules:
      'Des règles qui modifient les honoraires des nouveaux devis, essayées d’abord sur les devis passés.',
    evidence: 'Si ce que les patients ont signé est resté tel quel.',
    auditTrail: 'Qui a modifié quoi, et quand. Les entrées sont inaltérables.',
    billing: 'Votre abonnement et votre période d’essai.',
    practiceExport: 'Tout ce que contient votre cabinet, dans une archive chiffrée à conserver.',
    importFile:
      'Importer patients, prospects, médecins, hôpitaux, sites et interventions depuis un fichier CSV ou Excel.',
    superAdmin: 'Outils d’assistance de la plateforme.',
    organisations: 'Chaque organisation, son propriétaire et ses chiffres.',
    superAdminManagement: 'Qui administre la plateforme.',
    platformInvoices: 'Ce qui a été facturé à chaque cabinet et ce qui est arrivé sur le compte.',
    matesRates: 'Ce que certains cabinets paient en moins pour leur abonnement.',
    nonBilling: 'Cabinets qui ne paient rien pendant un temps.',
    diagnostic: 'L’état de chaque composant.',
    medicareSchedule: 'Tables du Medicare Benefits Schedule pour tous les cabinets.',
  },
};
