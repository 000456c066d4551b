export const breadcrumbLabel = 'Breadcrumb';
