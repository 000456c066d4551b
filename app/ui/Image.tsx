import type {Picture} from '~adapters/commerce';
import {noPictureLabel} from '~/content/labels/controls';

const noPicture: Picture = {
  url: '/pictures/no-picture-640.webp',
  altText: noPictureLabel,
  width: 640,
  height: 640,
  srcSet: '/pictures/no-picture-320.webp 320w, /pictures/no-picture-640.webp 640w',
  smallUrl: '/pictures/no-picture-320.webp',
};

interface Props {
  picture: Picture | null;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Replaces the picture's own text; empty for a picture that only repeats the words beside it. */
  alt?: string;
  /** Load at once and first: the picture a page opens with. */
  isPriority?: boolean;
  className?: string;
}

/** Our own pictures lie beside each other as WebP and AVIF; the shop's come in whatever it has. */
const hasAvif = ({url}: Picture) => url.startsWith('/pictures/');

/** Every picture of the shop: ready-made sizes, room kept before it loads, a neutral drawing where none is. */
export function Image({picture, sizes, alt, isPriority = false, className = ''}: Props) {
  const shown = picture ?? noPicture;
  const {srcSet} = shown;
  const image = (
    <img
      src={shown.url}
      {...(srcSet ? {srcSet, sizes} : {})}
      alt={alt ?? shown.altText}
      width={shown.width ?? 1200}
      height={shown.height ?? 1200}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!hasAvif(shown)) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet.replaceAll('.webp', '.avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
