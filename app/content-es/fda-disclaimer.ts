export const fdaDisclaimer =
  'Estas declaraciones no han sido evaluadas por la Administración de Alimentos y Medicamentos (FDA). Este producto no está destinado a diagnosticar, tratar, curar ni prevenir ninguna enfermedad.';

export const productsDisclaimer =
  'Estas declaraciones no han sido evaluadas por la Administración de Alimentos y Medicamentos (FDA). Nuestros productos no están destinados a diagnosticar, tratar, curar ni prevenir ninguna enfermedad.';

export const askYourDoctor =
  'Hable con su médico o farmacéutico antes de empezar a tomar cualquier suplemento y, sobre todo, si está en embarazo o en período de lactancia, toma medicamentos o tiene un problema de salud.';
