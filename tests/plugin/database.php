<?php
/** The ledger's questions, put to SQLite: its file outlives a process that is killed. */

namespace Bellyful\Storefront\Ledger;

function database(): \PDO {
	static $pdo = null;
	if ( ! $pdo ) {
		$pdo = new \PDO( 'sqlite:/shop.db' );
		$pdo->setAttribute( \PDO::ATTR_ERRMODE, \PDO::ERRMODE_EXCEPTION );
		$pdo->exec( 'PRAGMA synchronous = OFF' );
		$pdo->exec( 'CREATE TABLE IF NOT EXISTS bellyful_reminders (id INTEGER PRIMARY KEY, order_id INTEGER UNIQUE, email TEXT, email_hash TEXT, ends_on TEXT, created_at INTEGER, is_confirmed INTEGER DEFAULT 0, sent_at INTEGER DEFAULT 0, clicked_at INTEGER DEFAULT 0, bought_at INTEGER DEFAULT 0)' );
		$pdo->exec( "CREATE TABLE IF NOT EXISTS bellyful_outbox (id INTEGER PRIMARY KEY, key_hash TEXT UNIQUE, email TEXT, payload TEXT, tries INTEGER DEFAULT 0, problem TEXT DEFAULT '', due_at INTEGER, handed_at INTEGER DEFAULT 0, noted_at INTEGER)" );
		$pdo->exec( 'CREATE TABLE IF NOT EXISTS mails (recipient TEXT, text TEXT, name TEXT)' );
	}

	return $pdo;
}
function table( string $name ): string {
	return "bellyful_$name";
}
function run( string $sql, array $values ): \PDOStatement {
	// Tables come first.
	while ( str_contains( $sql, '%i' ) ) {
		$sql = preg_replace( '/%i/', array_shift( $values ), $sql, 1 );
	}
	$statement = database()->prepare( str_replace( array( '%d', '%s', 'INSERT IGNORE' ), array( '?', '?', 'INSERT OR IGNORE' ), $sql ) );
	foreach ( $values as $place => $value ) {
		$statement->bindValue( $place + 1, $value, is_int( $value ) ? \PDO::PARAM_INT : \PDO::PARAM_STR );
	}
	$statement->execute();

	return $statement;
}
function rows( string $sql, ...$values ): array {
	return run( $sql, $values )->fetchAll( \PDO::FETCH_ASSOC );
}
function query( string $sql, ...$values ): int {
	return run( $sql, $values )->rowCount();
}
function atomically( callable $work ) {
	if ( database()->inTransaction() ) {
		return $work();
	}
	database()->beginTransaction();
	$result = $work();
	database()->commit();

	return $result;
}
