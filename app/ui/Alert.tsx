import type {ReactNode} from 'react';

const tones = {
  error: 'border-clay bg-clay-light text-alarm',
  success: 'border-sprout bg-sage-light text-leaf-dark',
  info: 'border-line bg-sand text-ink',
};

interface Props {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}

/** A message that is read out when it appears: errors at once, the rest when the reader is free. */
export function Alert({tone = 'error', children, className = ''}: Props) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-xl border px-4 py-3 text-sm ${tones[tone]} ${className}`}
    >
      {children}
    </div>
  );
}
