/** What is known of the visit that an order came from, by the names of WooCommerce's order attribution. */
export const originMarks = [
  'source_type',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
] as const;

/** Empty where nothing may be said: the shop calls that direct. */
export type OrderOrigin = Partial<Record<(typeof originMarks)[number], string>>;
