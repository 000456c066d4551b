<?php
/** The plugin's clock: the machine's, and the seconds that a test has let go by (option `later`). */

namespace {
	function clock(): int {
		return time() + get_option( 'later', 0 );
	}
}

namespace Bellyful\Storefront\Ledger {
	function microtime(): float {
		return \microtime( true ) + get_option( 'later', 0 );
	}
	function time(): int {
		return \clock();
	}
}

namespace Bellyful\Storefront\Accounts {
	function time(): int {
		return \clock();
	}
}

namespace Bellyful\Storefront\Changes {
	function time(): int {
		return \clock();
	}
}

namespace Bellyful\Storefront\Content {
	function time(): int {
		return \clock();
	}
}

namespace Bellyful\Storefront\Lots {
	function time(): int {
		return \clock();
	}
}

namespace Bellyful\Storefront\Notices {
	function time(): int {
		return \clock();
	}
}

namespace Bellyful\Storefront\Orders {
	function time(): int {
		return \clock();
	}
	/** Nobody else comes meanwhile. */
	function usleep(): void {}
}

namespace Bellyful\Storefront\Reviews {
	function time(): int {
		return \clock();
	}
}

namespace Bellyful\Storefront\Supplies {
	function time(): int {
		return \clock();
	}
}
