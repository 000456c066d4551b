import {Link} from 'react-router';

interface Props {
  title: string;
  message: string;
  /** A second way out beside the products. */
  retryPath?: string;
}

/** What a shopper sees instead of a page: what happened, and ways out. */
export function ProblemPage({title, message, retryPath}: Props) {
  return (
    <div className="container-page py-24 text-center">
      <img
        src="/pictures/no-picture-320.webp"
        alt=""
        width={160}
        height={160}
        className="mx-auto size-40 rounded-full"
      />
      <h1 className="mt-8 text-4xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-xl text-lg text-ink-soft">{message}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {retryPath && (
          <a href={retryPath} className="btn btn-primary">
            Try again
          </a>
        )}
        <Link to="/products" className={`btn ${retryPath ? 'btn-secondary' : 'btn-primary'}`}>
          See our products
        </Link>
        <Link to="/" className="btn btn-secondary">
          Go to the home page
        </Link>
      </div>
    </div>
  );
}
