export default function Products() {
  return <h1>Our Products</h1>;
}
