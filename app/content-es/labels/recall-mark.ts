export const recallMark = 'Retiro de un lote: vea su página.';
