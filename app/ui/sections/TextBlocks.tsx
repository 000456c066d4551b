import type {TextBlock} from '~/content/text';

const toKey = (block: TextBlock) => (typeof block === 'string' ? block : block.list.join());

export function TextBlocks({blocks}: {blocks: readonly TextBlock[]}) {
  return (
    <div className="prose-shop">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={toKey(block)}>{block}</p>
        ) : (
          <ul key={toKey(block)}>
            {block.list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
