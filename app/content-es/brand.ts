import {shopName} from '~/content/brand';

export const tagline = 'Comer bien, sentir saciedad, sin complicaciones.';

export const shopDescription = `${shopName} hace suplementos de bienestar y alimentos de konjac bajos en carbohidratos para quienes quieren comer menos y aun así sentir saciedad, con o sin medicamentos GLP-1.`;
