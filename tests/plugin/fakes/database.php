<?php
/** `wpdb` over SQLite: the plugin's own statements, in the words of MySQL, whose few that SQLite does not know are translated here. */

function to_sqlite( string $sql ): ?string {
	if ( preg_match( '/^SET TRANSACTION/', $sql ) ) {
		return null;
	}
	$words = array(
		'/^START TRANSACTION$/'                 => 'BEGIN IMMEDIATE',
		'/^ALTER TABLE \S+ MODIFY .*$/'         => 'SELECT 1',
		'/INSERT IGNORE/'                       => 'INSERT OR IGNORE',
		'/\s+FOR UPDATE/'                       => '',
		'/ON DUPLICATE KEY UPDATE/'             => 'ON CONFLICT DO UPDATE SET',
		'/VALUES\((\w+)\)/'                     => 'excluded.$1',
		"/ LIKE ('(?:[^']|'')*')/"              => " LIKE $1 ESCAPE '\\'",
		'/^SHOW TABLES (LIKE .*)$/'             => 'SELECT name FROM sqlite_master WHERE name $1',
		'/^SHOW COLUMNS FROM (\S+) LIKE (\'[^\']*\').*$/' => 'SELECT name FROM pragma_table_info(\'$1\') WHERE name LIKE $2',
	);

	return preg_replace( array_keys( $words ), array_values( $words ), $sql );
}
function to_sqlite_table( string $sql ): string {
	$words = array(
		'/(\w+) bigint\(20\) unsigned NOT NULL AUTO_INCREMENT/' => '$1 INTEGER PRIMARY KEY AUTOINCREMENT',
		'/bigint\(20\) unsigned/'                => 'bigint',
		'/,\s*PRIMARY KEY\s+\((place|id)\)/'     => '',
		'/,\s*UNIQUE KEY \w+ (\([^)]*\))/'       => ', UNIQUE $1',
		'/,\s*KEY \w+ \([^)]*\)/'                => '',
		'/\) ENGINE=InnoDB.*$/s'                 => ')',
		'/^CREATE TABLE/'                        => 'CREATE TABLE IF NOT EXISTS',
	);

	return preg_replace( array_keys( $words ), array_values( $words ), trim( $sql ) );
}

$GLOBALS['EZSQL_ERROR'] = array();
$GLOBALS['wpdb']        = new class() {
	public string $prefix     = 'wp_';
	public string $postmeta   = 'wp_postmeta';
	public string $posts      = 'wp_posts';
	public string $users      = 'wp_users';
	public string $terms      = 'wp_terms';
	public string $term_taxonomy      = 'wp_term_taxonomy';
	public string $term_relationships = 'wp_term_relationships';
	public string $usermeta   = 'wp_usermeta';
	public string $options    = 'wp_options';
	public string $last_error = '';
	public int $insert_id     = 0;
	public int $reconnect_retries = 5;
	public PDO $pdo;
	private bool $is_in_transaction = false;

	public function __construct() {
		$this->pdo = new PDO( 'sqlite:/shop.db' );
		$this->pdo->setAttribute( PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION );
		$this->pdo->setAttribute( PDO::ATTR_STRINGIFY_FETCHES, true );
		$this->pdo->exec( 'PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY' );
		foreach ( array(
			'options (option_name TEXT PRIMARY KEY, option_value TEXT)',
			'posts (ID INTEGER PRIMARY KEY AUTOINCREMENT, post_type TEXT, post_status TEXT DEFAULT \'publish\', post_title TEXT DEFAULT \'\', post_name TEXT DEFAULT \'\', post_parent INTEGER DEFAULT 0, post_author INTEGER DEFAULT 0, post_content TEXT DEFAULT \'\', post_excerpt TEXT DEFAULT \'\', post_password TEXT DEFAULT \'\', post_date TEXT DEFAULT \'\', post_date_gmt TEXT DEFAULT \'\', post_modified_gmt TEXT DEFAULT \'\')',
			'postmeta (meta_id INTEGER PRIMARY KEY AUTOINCREMENT, post_id INTEGER, meta_key TEXT, meta_value TEXT)',
			'users (ID INTEGER PRIMARY KEY AUTOINCREMENT, user_login TEXT, user_email TEXT, user_pass TEXT, role TEXT)',
			'usermeta (umeta_id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER, meta_key TEXT, meta_value TEXT)',
			'wc_orders (id INTEGER PRIMARY KEY AUTOINCREMENT, status TEXT, billing_email TEXT, transaction_id TEXT DEFAULT \'\', content TEXT, stock_reduced INTEGER DEFAULT 0, codes_counted INTEGER DEFAULT 0)',
			'wc_orders_meta (order_id INTEGER, meta_key TEXT, meta_value TEXT)',
			'wc_items (id INTEGER PRIMARY KEY AUTOINCREMENT)',
			'comments (comment_ID INTEGER PRIMARY KEY AUTOINCREMENT, comment_post_ID INTEGER, comment_author TEXT, comment_author_email TEXT, comment_content TEXT, comment_approved TEXT, comment_type TEXT, comment_parent INTEGER, user_id INTEGER)',
			'commentmeta (meta_id INTEGER PRIMARY KEY AUTOINCREMENT, comment_id INTEGER, meta_key TEXT, meta_value TEXT)',
			'actions (id INTEGER PRIMARY KEY AUTOINCREMENT, hook TEXT, args TEXT, at INTEGER)',
			'terms (term_id INTEGER PRIMARY KEY, slug TEXT)',
			'term_taxonomy (term_taxonomy_id INTEGER PRIMARY KEY, term_id INTEGER, taxonomy TEXT)',
			'term_relationships (object_id INTEGER, term_taxonomy_id INTEGER)',
			'mails (recipient TEXT, subject TEXT, text TEXT, headers TEXT)',
		) as $table ) {
			$this->pdo->exec( "CREATE TABLE IF NOT EXISTS wp_$table" );
		}
		$this->pdo->exec( "INSERT OR IGNORE INTO wp_terms VALUES (1, 'exclude-from-catalog'); INSERT OR IGNORE INTO wp_term_taxonomy VALUES (1, 1, 'product_visibility')" );
	}
	public function suppress_errors( $is_quiet = true ) {
		return false;
	}
	public function update( $table, array $set, array $where ) {
		$named = static fn( array $columns ): array => array_map( static fn( $name ) => "$name = ?", array_keys( $columns ) );
		$this->pdo->prepare( "UPDATE $table SET " . implode( ', ', $named( $set ) ) . ' WHERE ' . implode( ' AND ', $named( $where ) ) )->execute( array( ...array_values( $set ), ...array_values( $where ) ) );
	}
	public function prepare( $sql, ...$values ) {
		preg_match_all( '/%[dsi]/', $sql, $places );
		$values = array_map( fn( $value, $place ) => is_int( $value ) || '%i' === $place ? $value : $this->pdo->quote( (string) $value ), $values, $places[0] );

		return vsprintf( str_replace( array( '%d', '%i' ), '%s', $sql ), $values );
	}
	public function query( $sql ) {
		$changed         = $this->run( $sql )?->rowCount();
		$this->insert_id = (int) $this->pdo->lastInsertId();

		return $changed ?? ( '' === $this->last_error ? 0 : false );
	}
	public function get_results( $sql ) {
		return $this->run( $sql )?->fetchAll( PDO::FETCH_ASSOC ) ?? array();
	}
	public function get_col( $sql ) {
		return $this->run( $sql )?->fetchAll( PDO::FETCH_COLUMN ) ?? array();
	}
	public function get_var( $sql ) {
		$row = $this->run( $sql )?->fetch( PDO::FETCH_NUM );

		return $row ? $row[0] : null;
	}
	public function get_charset_collate() {
		return '';
	}
	public function esc_like( $text ) {
		return addcslashes( $text, '_%\\' );
	}
	private function run( string $sql ): ?PDOStatement {
		$sql                     = apply_filters( 'query', $sql );
		$GLOBALS['statements'][] = $sql;
		// Somebody else is wholly served just before this statement; a question waits for what locks it.
		$meanwhile = $GLOBALS['meanwhile'] ?? null;
		if ( $meanwhile && str_contains( $sql, $meanwhile['before'] ) ) {
			if ( isset( $meanwhile['do'] ) || ! $this->is_in_transaction ) {
				$asking = $GLOBALS['asking'] ?? null;
				unset( $GLOBALS['meanwhile'], $GLOBALS['asking'] );
				$GLOBALS['other']  = isset( $meanwhile['do'] ) ? $meanwhile['do']() : serve( $meanwhile['asked'] );
				$GLOBALS['asking'] = $asking;
			} else {
				$GLOBALS['meanwhile']['before'] = '';
			}
		}
		$is_change = 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|COMMIT)/', $sql );
		// The process is killed before one of its changes, and its connection with it.
		if ( isset( $GLOBALS['changes_left'] ) && $is_change && 0 === $GLOBALS['changes_left']-- ) {
			exit( '"killed"' );
		}
		// From one of its changes on there is no room on the disk.
		if ( isset( $GLOBALS['room_left'] ) && $is_change && $GLOBALS['room_left']-- <= 0 && 'COMMIT' !== $sql ) {
			$this->last_error         = 'The table is full';
			$GLOBALS['EZSQL_ERROR'][] = array( 'error_str' => $this->last_error );

			return null;
		}
		// InnoDB takes back the whole transaction of one of two that wait for each other, and one statement alone that has waited too long: {statement, times, error}.
		$collision = &$GLOBALS['collision'];
		if ( ( $collision['times'] ?? 0 ) > 0 && str_contains( $sql, $collision['statement'] ) ) {
			--$collision['times'];
			if ( $this->is_in_transaction && str_starts_with( $collision['error'], 'Deadlock' ) ) {
				$this->pdo->exec( 'ROLLBACK' );
				$this->is_in_transaction = false;
			}
			$this->last_error         = $collision['error'] . '; try restarting transaction';
			$GLOBALS['EZSQL_ERROR'][] = array( 'error_str' => $this->last_error );

			return null;
		}
		$this->last_error = '';
		$translated       = to_sqlite( trim( $sql ) );
		try {
			$result = null === $translated ? null : $this->pdo->query( $translated );
			if ( preg_match( '/^(BEGIN|COMMIT$|ROLLBACK$)/', (string) $translated ) ) {
				$this->is_in_transaction = str_starts_with( $translated, 'BEGIN' );
			}

			return $result;
		} catch ( PDOException $problem ) {
			// In MySQL that ends nothing, and is no error.
			if ( str_contains( $problem->getMessage(), 'no transaction is active' ) ) {
				return null;
			}
			$this->last_error         = $problem->getMessage() . ' in ' . $translated;
			$GLOBALS['EZSQL_ERROR'][] = array( 'error_str' => $this->last_error );

			return null;
		}
	}
};
