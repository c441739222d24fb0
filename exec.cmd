@rem npm runs "exec node ..." for `npm start`, so that node replaces the shell. Windows has no exec.
@%*
