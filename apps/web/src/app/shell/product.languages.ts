import type { ProductTranslation } from './product.en';

export const french: ProductTranslation = {
  tagline: 'Gestion des devis chirurgicaux',
  description:
    'Simplifiez votre cabinet de chirurgie grâce à une gestion complète des devis et des prospects',
};

export const german: ProductTranslation = {
  tagline: 'Verwaltung von OP-Angeboten',
  description:
    'Führen Sie Ihre chirurgische Praxis effizienter mit umfassender Verwaltung von Angeboten und Anfragen',
};

export const spanish: ProductTranslation = {
  tagline: 'Gestión de presupuestos quirúrgicos',
  description: 'Optimice su consulta quirúrgica con una gestión completa de presupuestos y contactos',
};

export const italian: ProductTranslation = {
  tagline: 'Gestione dei preventivi chirurgici',
  description: 'Semplifica il tuo studio chirurgico con una gestione completa di preventivi e contatti',
};

export const portuguese: ProductTranslation = {
  tagline: 'Gestão de orçamentos cirúrgicos',
  description: 'Simplifique a sua clínica cirúrgica com uma gestão completa de orçamentos e contatos',
};

export const japanese: ProductTranslation = {
  tagline: '手術見積もり管理',
  description: '見積もりと見込み患者の包括的な管理で、外科診療の業務を効率化します',
};

export const chinese: ProductTranslation = {
  tagline: '手术报价管理',
  description: '通过全面的报价和潜在客户管理，简化您的外科诊所工作',
};
