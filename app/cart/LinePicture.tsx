import {useState} from 'react';

const noPicture = '/pictures/no-picture-320.webp';

/** A cart may outlive its pictures: one that no longer loads gives way to the neutral drawing. */
export function LinePicture({image}: {image: string}) {
  const [isGone, setGone] = useState(image === '');
  return (
    <img
      src={isGone ? noPicture : image}
      alt=""
      width={96}
      height={96}
      className="size-20 rounded-xl border border-line bg-sand object-cover sm:size-24"
      onError={() => setGone(true)}
    />
  );
}
