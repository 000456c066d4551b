import {arrivalOf} from '~/pricing/arrival';

/** When an order of now, or of then, arrives. */
const DatedArrival = ({orderedAt}: {orderedAt?: number | undefined}) => arrivalOf(orderedAt).days;

export default DatedArrival;
