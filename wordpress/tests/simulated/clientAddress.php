<?php
/** Prints the server variables of a request as WordPress and its plugins see them. */

require __DIR__ . '/wordpress.php';

echo json_encode( $_SERVER );
