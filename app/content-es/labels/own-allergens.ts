export const ownAllergensTitle = 'Mis alérgenos';
