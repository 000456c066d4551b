interface Named {
  name: string;
  slug: string;
}

const konjacWords = ['konjac', 'noodle', 'pasta'];

/** Konjac products are known by name or slug. */
export function isKonjac({name, slug}: Named): boolean {
  const text = `${name} ${slug}`.toLowerCase();
  return konjacWords.some((word) => text.includes(word));
}

/** The bundle, whose slug holds both words, comes with a free noodle sample to choose. */
export function needsNoodleSample({slug}: Pick<Named, 'slug'>): boolean {
  return slug.includes('bellyful') && slug.includes('bundle');
}
